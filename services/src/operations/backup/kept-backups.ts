import type { BackupStore } from './store/backup-store.js';

const ENDING = '.backup';

/** Daily ones are removed by their number; others are their owner's. */
export type BackupKind = 'daily' | 'manual';

/** "daily-2026-11-22T18-20-36Z.backup"; names sort by their time. */
export function backupName(kind: BackupKind, at: Date): string {
  return `${kind}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z${ENDING}`;
}

/** Complete backups of a kind, the newest first, with their times. */
export async function backupsIn(
  store: BackupStore,
  kind: BackupKind,
): Promise<{ key: string; at: Date }[]> {
  const found = await store.list(`${kind}-`);
  const backups = found.flatMap(({ key }) => {
    const at = timeOf(key, kind);
    return at ? [{ key, at }] : [];
  });
  return backups.reverse();
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
export async function removeOldBackups(
  store: BackupStore,
  kind: BackupKind,
  keep: number,
  made: string,
): Promise<void> {
  const others = (await backupsIn(store, kind)).filter(({ key }) => key !== made);
  for (const { key } of others.slice(keep - 1)) await store.remove(key);
}
