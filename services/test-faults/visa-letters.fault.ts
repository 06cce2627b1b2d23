import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VisaLab } from '../test/visa.js';
import { record } from './figures.js';
import { scaled, seeded } from './seeded.js';
import { destroyAndSearch } from './visa-destruction.js';

const REQUESTS = 60;

it('no passport number is left after the day on which keys are destroyed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-visa-'));
  const lab = await VisaLab.open({ dataDir: folder, visaKeysDir: join(folder, 'visa-keys') });
  try {
    await lab.begin();
    const requests = scaled(REQUESTS);
    const random = seeded('visa letters');
    const { foundWithKeys, ...figures } = await destroyAndSearch(lab, folder, { requests, random });
    expect(figures).toMatchObject({ keysLeft: 0, inClear: 0, found: 0, restored: requests });
    // Control: with the keys they are found, in dead rows too.
    expect(figures.deadRows).toBeGreaterThanOrEqual(requests);
    expect(foundWithKeys).toBeGreaterThanOrEqual(requests);
    record('passport data after its day', { ...figures, foundWithKeys });
  } finally {
    await lab.server.stop();
    rmSync(folder, { recursive: true });
  }
});
