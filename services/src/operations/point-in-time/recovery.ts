import type { ChildProcess } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArchiveError } from '../backup/store/archive.error.js';
import { clusterIn } from '../embedded/postgres/postgres-cluster.js';
import {
  launchServer,
  type ServerSource,
  stopServer,
} from '../embedded/postgres/postgres-server.js';
import { LATEST, type Moment } from './moment.js';
import type { LogSupply } from './log-supply.js';

export interface Recovered {
  /** Of the last transaction that was replayed; undefined when the log has none. */
  lastChangeAt: Date | undefined;
}

/**
 * Replays the log up to the moment, and makes a timeline that begins there.
 * @throws ArchiveError when the log ends before the moment, or cannot be read to its end
 */
export async function recover(
  source: Pick<ServerSource, 'dataDir' | 'binaries' | 'user' | 'port'> & { home: string },
  supply: LogSupply,
  to: Moment,
): Promise<Recovered> {
  const cluster = clusterIn(source.home);
  const signal = join(cluster.data, 'recovery.signal');
  writeFileSync(signal, '', { mode: 0o600 });
  if (source.user) chownSync(signal, source.user.uid, source.user.gid);
  let child: ChildProcess | undefined;
  const lines: string[] = [];
  const end = () => child?.kill('SIGQUIT');
  const serving = supply.serve().catch((error: unknown) => {
    end();
    throw error;
  });
  serving.catch(() => undefined);
  try {
    await launchServer({
      ...{ ...source, cluster, durable: true, isDraft: true },
      settings: settings(supply.command, to),
      onLine: (line) => lines.push(line),
      onChild: (started) => (child = started),
    }).catch((error: unknown) => explain(error, lines, to));
    if (child) await stopServer(child);
    if (to === LATEST && !supply.reachedEnd) throw endsEarly(lines);
    return { lastChangeAt: lastChange(lines) };
  } catch (error) {
    end();
    supply.end();
    // A segment that cannot be used is the reason of whatever the server says.
    await serving;
    throw error;
  } finally {
    supply.end();
    await serving.finally(() => {
      for (const folder of ['wanted', 'given']) {
        rmSync(join(source.home, folder), { recursive: true, force: true });
      }
    });
  }
}

function settings(command: string, to: Moment): Record<string, string | number> {
  return {
    wal_level: 'replica',
    hot_standby: 'off',
    restore_command: command,
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    ...(to === LATEST ? {} : { recovery_target_time: postgresTime(to) }),
  };
}

/** Names of zones, also Z, are not known yet when the server reads it. */
function postgresTime(at: Date): string {
  return at.toISOString().replace('T', ' ').replace('Z', '+00');
}

function explain(error: unknown, lines: string[], to: Moment): never {
  const isShort = lines.some((line) => line.includes('before configured recovery target'));
  if (!isShort || to === LATEST) throw error;
  const last = lastChange(lines)?.toISOString() ?? 'its base backup';
  throw new ArchiveError(
    `The archive ends at ${last}, before ${to.toISOString()}: restore to an earlier time, or with --to latest.`,
  );
}

function endsEarly(lines: string[]): ArchiveError {
  const reason = lines.find((line) => /invalid|incorrect|unexpected|mismatch/.test(line)) ?? '';
  return new ArchiveError(
    `The write-ahead log is damaged before its end (${reason.trim()}): restore to an earlier time.`,
  );
}

/** "last completed transaction was at log time 2026-11-29 12:00:00.123456+00" */
function lastChange(lines: string[]): Date | undefined {
  const found = lines
    .map((line) => /at log time ([\d-]+) ([\d:.]+)\+00/.exec(line))
    .findLast(Boolean);
  return found ? new Date(`${found[1]}T${found[2]}Z`) : undefined;
}
