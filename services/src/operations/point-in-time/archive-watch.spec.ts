import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emailsTo } from '../../../test/admin-reads.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { MINUTE } from '../../platform/core/time.js';
import { PATIENCE, writeState } from './archive-state.js';
import { ArchiveWatch } from './archive-watch.js';

let folder: string;
let server: TestApp;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenary-watch-'));
  mkdirSync(join(folder, 'postgres'));
  const walArchive = {
    place: '/archive',
    key: Buffer.alloc(32),
    seconds: 50,
    baseBackupHours: 168,
  };
  server = await startTestApp({ dataDir: folder, walArchive });
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const shown = async (token: string) => {
  const { body } = await server.call('GET', '/admin/dashboard/stats', { token });
  return body.data.backupFailure;
};
const health = async () => (await server.call('GET', '/health/ready')).body.status;

it('reports an archive that is behind for five minutes: dashboard, health, one email a day', async () => {
  const admin = await server.person('admin');
  const watch = server.app.get(ArchiveWatch, { strict: false });
  const completeAt = server.clock.now().toISOString();
  writeState(join(folder, 'postgres'), { completeAt, baseAt: null, reason: 'EIO: i/o error' });
  server.clock.advance(PATIENCE - MINUTE);
  await watch.report();
  expect(await shown(admin.token)).toBeUndefined();
  expect(await health()).toBe('ok');
  expect(await emailsTo(server, admin.token, admin.user.email)).toEqual([]);

  server.clock.advance(MINUTE);
  await watch.report();
  await watch.report();
  expect(await shown(admin.token)).toMatchObject({
    what: 'archive',
    reason: 'EIO: i/o error',
    lastGoodAt: completeAt,
  });
  expect(await health()).toBe('degraded: archive');
  expect(await emailsTo(server, admin.token, admin.user.email)).toHaveLength(1);
});
