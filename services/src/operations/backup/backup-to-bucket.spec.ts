import { inspect } from 'node:util';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Bucket } from '../../../test/bucket.js';
import { emptyPlace, folderWithSite } from '../../../test/restored-place.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { testConfig } from '../../../test/test-config.js';
import { migrateQueue } from '../../messaging/queue/email-queue.js';
import type { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { DAY } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { backUp, restore } from './backup-programs.js';
import { backupFailed } from './backup-failed.email.js';
import { BackupReports } from './backup-reports.js';
import { connected } from './backup-source.js';
import { DailyBackup } from './daily-backup.js';

const backupKey = Buffer.alloc(32, 1);
const silent = () => undefined;
let folder: string;
let bucket: Bucket;
let config: Config;
let server: TestApp;

beforeAll(async () => {
  folder = folderWithSite();
  server = await startTestApp({ dataDir: folder, siteDir: join(folder, 'site') });
});
beforeEach(async () => {
  bucket = new Bucket();
  const place = {
    dataDir: folder,
    siteDir: join(folder, 'site'),
    backupDir: join(folder, 'state'),
  };
  config = testConfig({
    ...{ ...place, backupKey, backupUrl: `${await bucket.open()}/backups` },
    migrationDatabaseUrl: server.ownerUrl,
  });
});
afterEach(() => bucket.close());
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const at = (second: number) => new Date(Date.UTC(2026, 10, 29, 12, 0, second));
const run = (second: number, keep?: number) =>
  backUp(config, { isUnencrypted: false, now: at(second), keep }, silent);
const names = () => [...bucket.objects.keys()].map((path) => path.replace('/papers/backups/', ''));
const flip = (content: Buffer) => content.writeUInt8(content.readUInt8(200) ^ 1, 200);

it('is restored from the bucket by the name that was printed, and refused with a flipped byte', async () => {
  const made = await run(0);
  expect(made.name).not.toContain('secret');
  const place = await emptyPlace();
  const target = { ...place.config, backupKey, backupUrl: config.backupUrl };
  const command = { file: made.name, acceptsOtherSecret: false };
  const [object = Buffer.alloc(0)] = bucket.objects.values();
  flip(object);
  await expect(restore(target, command, migrateQueue, silent)).rejects.toThrow('damaged');
  flip(object);
  const restored = await restore(target, command, migrateQueue, silent);
  expect(restored).toMatchObject({ entries: made.entries, broken: [], problems: [] });
  await place.remove();
});

it('removes older backups once the new one was read back', async () => {
  await run(1);
  const damaging = jest.spyOn(bucket.objects, 'set').mockImplementation((path, content) => {
    flip(content);
    return Map.prototype.set.call(bucket.objects, path, content);
  });
  await expect(run(2, 1)).rejects.toThrow('damaged');
  expect(names()).toEqual(['manual-2026-11-29T12-00-01Z.backup']);
  damaging.mockRestore();
  await run(3, 1);
  expect(names()).toEqual(['manual-2026-11-29T12-00-03Z.backup']);
});

it('is made by one of two commands at the same moment', async () => {
  await connected(server.ownerUrl, async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtextextended('npm run backup', 0))`);
    await expect(run(4)).rejects.toThrow('Another npm run backup');
  });
  await run(5);
  expect(names()).toHaveLength(1);
});

it('is made every day in embedded mode, and its failure shows no credentials', async () => {
  const admin = await server.person('admin');
  const given = <Value>(token: new (...all: never[]) => Value) =>
    server.app.get(token, { strict: false });
  const embedded = { ...config, isEmbedded: true };
  const clock = given(Clock);
  const daily = new DailyBackup(embedded, given(BackupReports), clock, given(Scheduler));
  const before = clock.now().getTime();
  await daily.runWhenDue();
  const after = clock.now().getTime();
  expect(names()).toHaveLength(1);
  expect(daily.failure()).toBeUndefined();
  await bucket.close();
  server.clock.advance(DAY);
  await daily.runWhenDue();
  const { lastGoodAt, reason } = daily.failure()!;
  expect(Date.parse(lastGoodAt!)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(lastGoodAt!)).toBeLessThanOrEqual(after);
  expect(reason).toMatch(/papers\/backups: .*ECONNREFUSED/);
  const email = server.emails.last(admin.user.email, backupFailed);
  expect(inspect([daily.failure(), email], { depth: 9 })).not.toMatch(/key:|secret@/);
  await bucket.open();
});
