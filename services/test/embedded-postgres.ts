import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

export const holders = new Set<ChildProcess>();
export const folders: string[] = [];

/** A folder with a space in its name, that PostgreSQL's user can pass through. */
export function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'plenary postgres '));
  chmodSync(parent, 0o711);
  folders.push(parent);
  return join(parent, 'data folder');
}

export function launch(dataDir: string): ChildProcess {
  const holder = join(__dirname, 'postgres-holder.mjs');
  const child = spawn(process.execPath, [holder, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.add(child);
  return child;
}

/** Starts PostgreSQL in a separate process; an error has the output of that process. */
export async function hold(dataDir: string): Promise<Held> {
  const child = launch(dataDir);
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    if (line.startsWith('ready '))
      return { child, said, ...(JSON.parse(line.slice(6)) as Addresses) };
    said.push(line);
  }
  throw new Error(said.at(-1));
}

export async function end(
  { child }: { child: ChildProcess },
  signal: NodeJS.Signals,
): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

export const postmasterOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);

export const isRunning = (pid: number) => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** For afterAll: ends the processes and removes the folders. */
export async function endPostgres(): Promise<void> {
  for (const child of holders)
    if (child.exitCode === null && child.signalCode === null && !child.killed)
      await end({ child }, 'SIGTERM');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Kills a first start at a moment, and expects the next start to find neither rows nor drafts of it. */
export async function killFirstStart(milliseconds: number): Promise<void> {
  const dataDir = newFolder();
  const child = launch(dataDir);
  await pause(milliseconds);
  await end({ child }, 'SIGKILL');
  const next = await hold(dataDir);
  expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await end(next, 'SIGTERM');
  expect(readdirSync(dataDir)).toEqual(['postgres']);
}
