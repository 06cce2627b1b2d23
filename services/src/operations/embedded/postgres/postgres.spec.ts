import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  end,
  endPostgres,
  folders,
  hold,
  holders,
  isRunning,
  killFirstStart,
  newFolder,
  postmasterOf,
  query,
} from '../../../../test/embedded-postgres.js';

afterAll(endPostgres);

it('keeps its data and its port over a stop', async () => {
  const dataDir = newFolder();
  const first = await hold(dataDir);
  await query(first.migrationUrl, 'CREATE TABLE kept (word text)');
  await query(first.url, `INSERT INTO kept VALUES ('here')`);
  await end(first, 'SIGTERM');
  const second = await hold(dataDir);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
});

it('lets the application read and write rows, and change nothing else', async () => {
  const { url, migrationUrl } = await hold(newFolder());
  await query(
    migrationUrl,
    'CREATE TABLE rows_of_it (id int GENERATED ALWAYS AS IDENTITY, word text)',
  );
  await query(url, `INSERT INTO rows_of_it (word) VALUES ('a')`);
  await expect(query(url, 'CREATE TABLE another (id int)')).rejects.toThrow('permission denied');
  await expect(query(url, 'DROP TABLE rows_of_it')).rejects.toThrow('must be owner');
  const withoutPassword = url.replace(/:[^:@/]+@/, ':wrong@');
  await expect(query(withoutPassword, 'SELECT 1')).rejects.toThrow(
    'password authentication failed',
  );
});

it('stops the server that a killed start has left, and finds all that was committed', async () => {
  const dataDir = newFolder();
  const first = await hold(dataDir);
  await query(first.migrationUrl, 'CREATE TABLE kept (word text)');
  const orphan = postmasterOf(dataDir);
  await end(first, 'SIGKILL');
  expect(isRunning(orphan)).toBe(true);
  const second = await hold(dataDir);
  expect(isRunning(orphan)).toBe(false);
  expect(await query(second.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }]);
});

it.each([100, 400])('starts after a first start that was killed after %i ms', killFirstStart);

it('removes the draft of a killed first start, and ends its initdb that would create it again', async () => {
  const dataDir = newFolder();
  const first = await hold(dataDir);
  await end(first, 'SIGTERM');
  const draft = join(dataDir, 'postgres.new-killed');
  mkdirSync(draft);
  // Creates its folder again as initdb does, and never ends by itself.
  const write = `
    const fs = require('node:fs');
    console.log('writing');
    for (let n = 0; ; n++) {
      fs.mkdirSync(process.argv[1] + '/cluster', { recursive: true });
      fs.writeFileSync(process.argv[1] + '/cluster/' + (n % 1000), '');
    }`;
  const writer = spawn(process.execPath, ['-e', write, draft], {
    cwd: draft,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  holders.add(writer);
  await once(writer.stdout, 'data');
  const next = await hold(dataDir);
  expect(isRunning(writer.pid!)).toBe(false);
  await end(next, 'SIGTERM');
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

it('is started again when it dies', async () => {
  const dataDir = newFolder();
  const { url } = await hold(dataDir);
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  for (;;) {
    const rows = await query(url, 'SELECT 1 AS one').catch(() => []);
    if (rows.length > 0) break;
    await pause(50);
  }
});

it('leaves a folder alone that another process uses', async () => {
  const dataDir = newFolder();
  const { child, url } = await hold(dataDir);
  await expect(hold(dataDir)).rejects.toThrow(
    new RegExp(`StartError Another Plenary \\(process ${child.pid}\\) is running`),
  );
  expect(await query(url, 'SELECT 1 AS one')).toHaveLength(1);
});

(process.getuid?.() === 0 ? it : it.skip)(
  'moves where its own user can reach it when root starts it in a closed folder',
  async () => {
    const dataDir = newFolder();
    chmodSync(join(dataDir, '..'), 0o700);
    const { url, said } = await hold(dataDir);
    expect(await query(url, 'SELECT 1 AS one')).toHaveLength(1);
    const place = join(dataDir, 'postgres');
    expect(lstatSync(place).isSymbolicLink()).toBe(true);
    folders.push(realpathSync(place));
    expect(said.join('\n')).toContain(realpathSync(place));
  },
);
