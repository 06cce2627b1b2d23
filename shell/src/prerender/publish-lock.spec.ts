import { mkdtempSync, rmSync, utimesSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { withPublishLock } from './publish-lock';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'plenary-lock-'));
});
afterEach(() => rmSync(site, { recursive: true }));

it('lets one after another change the site, also after a failure', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await turn();
    inside -= 1;
    throw new Error('refused');
  };

  const all = await Promise.allSettled([1, 2, 3, 4].map(() => withPublishLock(site, work)));

  expect(all.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(most).toBe(1);
  expect(existsSync(path.join(site, 'publishing'))).toBe(false);
});

it('takes the place of a publisher that died', async () => {
  const file = path.join(site, 'publishing');
  writeFileSync(file, '');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);

  await expect(withPublishLock(site, () => Promise.resolve('done'))).resolves.toBe('done');
});
