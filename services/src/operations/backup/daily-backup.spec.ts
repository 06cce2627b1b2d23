import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailsTo } from '../../../test/admin-reads.js';
import { folderWithSite } from '../../../test/restored-place.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY, HOUR } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { checkArchive } from './archive/archive.js';
import { backupFailed } from './backup-failed.email.js';
import { readState } from './daily-state.js';
import { backupsIn } from './kept-backups.js';
import { FolderStore, placeOf } from './store/folder-store.js';

const key = Buffer.alloc(32, 1);
let folder: string;
let backups: string;
let server: TestApp;
beforeEach(async () => {
  folder = folderWithSite();
  backups = join(folder, 'backups');
  server = await startTestApp({
    dataDir: folder,
    siteDir: join(folder, 'site'),
    backupDir: backups,
    backupKey: key,
    isEmbedded: true,
  });
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const runJobs = () => server.app.get(Scheduler, { strict: false }).run();
const names = () =>
  readdirSync(backups)
    .filter((name) => name.endsWith('.backup'))
    .sort();
const dayOf = (name: string) => name.slice('daily-'.length, 'daily-2026-11-22'.length);

describe('the daily backup', () => {
  it('is made once a day, and the newest seven are kept', async () => {
    const days: string[] = [];
    for (let day = 0; day < 9; day++) {
      await runJobs();
      server.clock.advance(HOUR);
      await runJobs();
      days.push(dayOf(names().at(-1) ?? ''));
      server.clock.advance(DAY - HOUR);
    }
    expect(new Set(days).size).toBe(9);
    expect(names().map(dayOf)).toEqual(days.slice(-7));
    for (const name of names()) await checkArchive(placeOf(join(backups, name)), key);
  });

  it('keeps every good backup while new ones fail, and reports it to administrators once a day', async () => {
    const admin = await server.person('admin');
    const user = await server.person('user');
    mkdirSync(backups);
    const old = Array.from({ length: 9 }, (_, day) => `daily-2025-01-0${day + 1}T03-00-00Z.backup`);
    for (const name of old) writeFileSync(join(backups, name), '');
    // The folder of the site cannot be read as one.
    rmSync(join(folder, 'site'), { recursive: true });
    writeFileSync(join(folder, 'site'), '');

    for (let tries = 0; tries < 3; tries++) await runJobs();

    expect(names()).toEqual(old);
    const sent = server.emails.last(admin.user.email, backupFailed);
    expect(sent.data.reason).toContain('ENOTDIR');
    expect(sent.data.lastGood).toBe('2025-01-09 03:00 UTC');
    expect(await emailsTo(server, admin.token, admin.user.email)).toHaveLength(1);
    expect(await emailsTo(server, admin.token, user.user.email)).toHaveLength(0);

    rmSync(join(folder, 'site'));
    await runJobs();
    expect(names()).toHaveLength(7);
    expect(names().slice(0, 6)).toEqual(old.slice(-6));
  });

  it('is on the dashboard while it fails, across restarts, until one succeeds', async () => {
    const shown = async () => {
      // The session of the day before is over.
      const { token } = await server.person('admin');
      const { body } = await server.call('GET', '/admin/dashboard/stats', { token });
      return body.data.backupFailure;
    };
    await runJobs();
    expect(await shown()).toBeUndefined();
    const [last] = await backupsIn(new FolderStore(backups), 'daily');
    const lastGoodAt = last?.at.toISOString();

    server.clock.advance(DAY);
    rmSync(join(folder, 'site'), { recursive: true });
    writeFileSync(join(folder, 'site'), '');
    await runJobs();
    expect(await shown()).toEqual({
      what: 'daily',
      failedAt: expect.any(String),
      lastGoodAt,
      reason: expect.stringContaining('ENOTDIR'),
    });
    // What the next process reads.
    expect(readState(backups)?.failure?.reason).toContain('ENOTDIR');

    rmSync(join(folder, 'site'));
    await runJobs();
    expect(await shown()).toBeUndefined();
    expect(readState(backups)?.failure).toBeNull();
  });

  it('is on the dashboard when the failure cannot be written', async () => {
    const { token } = await server.person('admin');
    // No file can be made in a file.
    writeFileSync(backups, '');
    await runJobs();
    const { body } = await server.call('GET', '/admin/dashboard/stats', { token });
    expect(body.data.backupFailure).toMatchObject({ lastGoodAt: null });
  });

  it('never removes the new one when the clock was ahead before', async () => {
    mkdirSync(backups);
    const ahead = Array.from(
      { length: 8 },
      (_, day) => `daily-2099-01-0${day + 1}T03-00-00Z.backup`,
    );
    for (const name of ahead) writeFileSync(join(backups, name), '');
    await runJobs();
    const [made = ''] = names();
    expect(made).toMatch(/^daily-20[2-8]/);
    await checkArchive(placeOf(join(backups, made)), key);
    expect(names()).toHaveLength(7);
  });
});
