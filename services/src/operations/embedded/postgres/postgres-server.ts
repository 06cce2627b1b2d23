import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, postgresEnvironment } from './postgres-cluster.js';
import { postgresFailure } from './postgres-failure.js';
import type { PostgresUser } from './postgres-user.js';
import { isAlive, isPostmasterOf } from './process-identity.js';

export interface ServerSource {
  dataDir: string;
  cluster: Cluster;
  binaries: string;
  user: PostgresUser | undefined;
  port: number;
  durable: boolean;
  /** Of a restore: a later start ends it when the restore was killed. */
  isDraft?: boolean;
  /** Override those for normal work. */
  settings?: Record<string, string | number>;
  /** Receives the process before it is ready. */
  onChild?: (child: ChildProcess) => void;
  /** Receives what the server logs. */
  onLine?: (line: string) => void;
}

// Sized for a small machine: the whole product stays under 700 MB.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: '64MB',
  effective_cache_size: '256MB',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  random_page_cost: 1.1,
  io_method: 'sync',
  jit: 'off',
  max_worker_processes: 2,
  max_parallel_workers: 0,
  max_logical_replication_workers: 0,
  autovacuum_max_workers: 1,
  wal_level: 'minimal',
  max_wal_senders: 0,
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The application logs failed statements: here they would include personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};
const volatile = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Autovacuum workers would block dropping test databases.
  autovacuum: 'off',
};

/** A separate session: Ctrl-C reaches only this process, which stops the server last. */
export async function launchServer(source: ServerSource): Promise<ChildProcess> {
  const { dataDir, cluster, binaries, user, port, durable } = source;
  const values = { ...settings, ...(durable ? {} : volatile), ...source.settings, port };
  const args = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', cluster.data, ...args], {
    ...user,
    // Marks the process as part of a draft: see removeDrafts.
    cwd: source.isDraft ? cluster.home : '/',
    env: postgresEnvironment,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  source.onChild?.(child);
  await ready(child, dataDir, source.onLine);
  return child;
}

async function ready(
  child: ChildProcess,
  dataDir: string,
  onLine: ServerSource['onLine'],
): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(asError(postgresFailure(error, '', dataDir))));
    child.once('close', () => reject(asError(postgresFailure(undefined, output, dataDir))));
    createInterface({ input: child.stderr! }).on('line', (line) => {
      if (output.length < 10_000) output += line + '\n';
      onLine?.(line);
      if (line.includes('ready to accept connections')) resolve();
    });
  });
}

/** Rolls open transactions back; kills the server when that takes too long. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const harder = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(harder);
}

/** A killed start leaves its server running; only one may work on the cluster. */
export async function stopOrphan(cluster: Cluster, say: (line: string) => void): Promise<void> {
  const pidFile = join(cluster.data, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined) return;
  if (!isPostmasterOf(pid, cluster.data)) {
    if (isAlive(pid)) rmSync(pidFile, { force: true });
    return;
  }
  say(`Stopping the database server of an earlier start (process ${pid})`);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (isPostmasterOf(pid, cluster.data)) process.kill(pid, signal);
    for (let waited = 0; waited < 5_000; waited += 20) {
      if (!isPostmasterOf(pid, cluster.data)) return;
      await pause(20);
    }
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
