import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ENDING = '.backup';

/** Daily ones are removed by their number; others are their owner's. */
export type BackupKind = 'daily' | 'manual';

/** "daily-2026-11-22T18-20-36Z.backup"; names sort by their time. */
export function backupName(kind: BackupKind, at: Date): string {
  return `${kind}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z${ENDING}`;
}

/** Complete backups of a kind, the newest first, with their times. */
export function backupsIn(folder: string, kind: BackupKind): { file: string; at: Date }[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = readdirSync(folder).filter((name) => timeOf(name, kind) !== undefined);
  return names
    .sort()
    .reverse()
    .map((name) => ({ file: join(folder, name), at: timeOf(name, kind) as Date }));
}

function timeOf(name: string, kind: BackupKind): Date | undefined {
  const [, day, hour, minute, second] =
    /^\w+-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/.exec(name) ?? [];
  if (!name.startsWith(`${kind}-`) || day === undefined) return undefined;
  return new Date(`${day}T${hour}:${minute}:${second}Z`);
}

/**
 * Removes all backups of a kind but the newest ones, once another one was made and checked: while
 * backups fail, none is removed.
 * @param made the one that was just checked; it stays whatever its name says
 */
export function removeOldBackups(
  folder: string,
  kind: BackupKind,
  keep: number,
  made: string,
): void {
  const others = backupsIn(folder, kind).filter(({ file }) => file !== made);
  for (const { file } of others.slice(keep - 1)) rmSync(file);
}
