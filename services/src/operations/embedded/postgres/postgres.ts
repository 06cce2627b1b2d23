import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { prepareDataDir } from '../../../platform/config/data-dir.js';
import { claimFolder } from './folder-lock.js';
import { postgresBinaries } from './postgres-binaries.js';
import {
  APPLICATION_ROLE,
  clusterPlace,
  DATABASE,
  openCluster,
  OWNER_ROLE,
} from './postgres-cluster.js';
import { prepareArchiving } from './postgres-archiving.js';
import { removeDrafts } from './postgres-drafts.js';
import { launchServer, type ServerSource, stopOrphan, stopServer } from './postgres-server.js';
import { postgresUser } from './postgres-user.js';

export interface EmbeddedPostgres {
  /** The application's role, which reads and writes rows and owns nothing. */
  url: string;
  migrationUrl: string;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  dataDir: string;
  say: (line: string) => void;
  /** Seconds until a segment of the write-ahead log is closed; undefined: none is kept for an archive. */
  archiveSeconds?: number;
  /** False is faster but not safe against power cuts: only for tests. */
  durable?: boolean;
}

/** Loopback only, with passwords; restarts if it dies. @throws StartError with a readable line */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, say, durable = true, archiveSeconds } = options;
  prepareDataDir(dataDir);
  const release = claimFolder(dataDir);
  try {
    const user = postgresUser(join(clusterPlace(dataDir), 'cluster'));
    const binaries = postgresBinaries(user, say);
    await removeDrafts(dataDir);
    const cluster = await openCluster({ dataDir, binaries, user, durable, say });
    await stopOrphan(cluster, say);
    const port = await keptPort(join(cluster.home, 'port'));
    const source = { dataDir, cluster, binaries, user, port, durable };
    const settings = prepareArchiving(source, archiveSeconds);
    const stop = await keepRunning({ ...source, settings }, say);
    const url = (role: string, password: string) =>
      `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE}`;
    return {
      url: url(APPLICATION_ROLE, cluster.passwords.application),
      migrationUrl: url(OWNER_ROLE, cluster.passwords.owner),
      stop: () => stop().finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function keepRunning(
  source: ServerSource,
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  let stopping = false;
  let server = await launchServer(source);
  const endWithUs = () => server.kill('SIGINT');
  process.once('exit', endWithUs);

  const watch = (child: ChildProcess) => {
    child.once('exit', () => {
      if (!stopping) void restart();
    });
  };
  const restart = async () => {
    say('The database server ended unexpectedly: starting it again');
    try {
      server = await launchServer(source);
      watch(server);
    } catch (error) {
      say(String(error));
      if (!stopping) setTimeout(() => void restart(), 1_000).unref();
    }
  };
  watch(server);

  return async () => {
    stopping = true;
    process.off('exit', endWithUs);
    await stopServer(server);
  };
}

/** Reuses the last port while it is free, so that tools keep their address. */
async function keptPort(file: string): Promise<number> {
  const kept = readPort(file);
  if (kept && (await freePort(kept))) return kept;
  const port = await freePort(0);
  writeFileSync(file, String(port), { mode: 0o600 });
  return port as number;
}

export async function freePort(wanted: number): Promise<number | undefined> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(probe, 'listening');
    const { port } = probe.address() as { port: number };
    return port;
  } catch {
    return undefined;
  } finally {
    probe.close();
  }
}

function readPort(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
