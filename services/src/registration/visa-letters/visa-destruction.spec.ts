import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VisaLab } from '../../../test/visa.js';
import { seeded } from '../../../test-faults/seeded.js';
import { destroyAndSearch } from '../../../test-faults/visa-destruction.js';

let folder: string;
let lab: VisaLab;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenary-visa-'));
  lab = await VisaLab.open({ dataDir: folder, visaKeysDir: join(folder, 'visa-keys') });
  await lab.begin();
});
afterAll(async () => {
  await lab.server.stop();
  rmSync(folder, { recursive: true });
});

it('leaves no passport number in tables, files, dead rows and a restored backup', async () => {
  const random = seeded('visa letters', 1);
  const { foundWithKeys, ...left } = await destroyAndSearch(lab, folder, { requests: 3, random });
  expect(left).toMatchObject({ requests: 3, keysLeft: 0, inClear: 0, found: 0, restored: 3 });
  // Control: with the keys they are found, in dead rows too.
  expect(left.deadRows).toBeGreaterThanOrEqual(3);
  expect(foundWithKeys).toBeGreaterThanOrEqual(3);
});
