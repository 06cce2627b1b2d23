import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

interface Addresses {
  url: string;
  migrationUrl: string;
}

interface Held extends Addresses {
  child: ChildProcess;
  said: string[];
}

const holders = new Set<ChildProcess>();
const folders: string[] = [];

/** A folder with a space in its name, that PostgreSQL's user can pass through. */
function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'plenary postgres '));
  chmodSync(parent, 0o711);
  folders.push(parent);
  return join(parent, 'data folder');
}

function launch(dataDir: string): ChildProcess {
  const holder = join(__dirname, '../../../../test/postgres-holder.mjs');
  const child = spawn(process.execPath, [holder, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.add(child);
  return child;
}

/** Starts PostgreSQL in a separate process; an error has the output of that process. */
async function hold(dataDir: string): Promise<Held> {
  const child = launch(dataDir);
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    if (line.startsWith('ready '))
      return { child, said, ...(JSON.parse(line.slice(6)) as Addresses) };
    said.push(line);
  }
  throw new Error(said.at(-1));
}

async function end({ child }: { child: ChildProcess }, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);

const isRunning = (pid: number) => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

afterAll(async () => {
  for (const child of holders)
    if (child.exitCode === null && child.signalCode === null && !child.killed)
      await end({ child }, 'SIGTERM');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

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

it.each([50, 150, 250, 350, 450, 600])(
  'starts after a first start that was killed after %i ms',
  async (milliseconds) => {
    const dataDir = newFolder();
    const child = launch(dataDir);
    await pause(milliseconds);
    await end({ child }, 'SIGKILL');
    const next = await hold(dataDir);
    expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await end(next, 'SIGTERM');
    expect(readdirSync(dataDir)).toEqual(['postgres']);
  },
);

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
