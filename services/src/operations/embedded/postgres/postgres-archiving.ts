import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, OWNER_ROLE, runSql } from './postgres-cluster.js';
import type { ServerSource } from './postgres-server.js';

/**
 * Folder with an empty file for each segment that the archive has. It exists as long as the log was
 * kept without a gap, and is made again after one.
 */
export function archiveMarks({ home }: Pick<Cluster, 'home'>): string {
  return join(home, 'archived');
}

/** Whether there is a base backup since the log is kept without a gap. */
export function hasBase(home: string): boolean {
  return existsSync(join(archiveMarks({ home }), BASE));
}

export function noteBase(home: string): void {
  writeFileSync(join(archiveMarks({ home }), BASE), '');
}

const BASE = 'base-backup';

/** Hundredths of a second: archiving must not hold up a stop, and PostgreSQL tries again. */
const PATIENCE = 200;

/**
 * The product copies segments itself, since PostgreSQL's user may write nothing outside the cluster and
 * has no key: the command of PostgreSQL waits for the mark of a segment, and then lets go of it.
 * @returns settings of the server
 */
export function prepareArchiving(
  source: Pick<ServerSource, 'dataDir' | 'cluster' | 'binaries' | 'user'>,
  seconds: number | undefined,
): Record<string, string | number> {
  const marks = archiveMarks(source.cluster);
  if (seconds === undefined) {
    rmSync(marks, { recursive: true, force: true });
    return {};
  }
  const kept = { wal_level: 'replica', archive_mode: 'on' };
  if (!existsSync(marks)) {
    runSql(source, source.cluster, kept, grants);
    mkdirSync(marks);
    chmodSync(marks, 0o755);
  }
  const mark = `${quoted(marks).replaceAll('%', '%%')}/%f`;
  const command = `i=0; until [ -e ${mark} ]; do [ $i -lt ${PATIENCE} ] || exit 1; i=$((i+1)); sleep 0.01; done`;
  return { ...kept, archive_command: command, archive_timeout: seconds };
}

export function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}

const grants = ['pg_backup_start(text, boolean)', 'pg_backup_stop(boolean)', 'pg_switch_wal()'].map(
  (name) => `GRANT EXECUTE ON FUNCTION ${name} TO ${OWNER_ROLE};`,
);
