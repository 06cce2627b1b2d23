import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '../../../test/test-config.js';
import { VisaKeys } from './visa-keys.js';

let visaKeysDir: string;
let keys: VisaKeys;
beforeEach(() => {
  visaKeysDir = mkdtempSync(join(tmpdir(), 'plenary-keys-'));
  keys = new VisaKeys(testConfig({ visaKeysDir }));
});
afterEach(() => rmSync(visaKeysDir, { recursive: true }));

it('keeps one key for each request until it is destroyed', async () => {
  const key = await keys.take('one');
  expect(key).toHaveLength(32);
  expect(await keys.take('one')).toEqual(key);
  expect(await keys.take('two')).not.toEqual(key);
  expect(statSync(join(visaKeysDir, 'one.key')).mode & 0o777).toBe(0o600);
  await keys.destroy('one');
  await keys.destroy('one');
  expect(await keys.read('one')).toBeUndefined();
  expect(await keys.take('one')).not.toEqual(key);
});

it('makes a key again whose file a crash left incomplete', async () => {
  writeFileSync(join(visaKeysDir, 'one.key'), '');
  expect(await keys.read('one')).toBeUndefined();
  const key = await keys.take('one');
  expect(key).toHaveLength(32);
  expect(await keys.read('one')).toEqual(key);
});
