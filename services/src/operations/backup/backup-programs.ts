import { existsSync, rmSync } from 'node:fs';
import type { Config } from '../../platform/config/config.js';
import type { MigrateOthers } from '../../platform/database/migrate.js';
import { startPostgres } from '../embedded/postgres/postgres.js';
import { clusterPlace } from '../embedded/postgres/postgres-cluster.js';
import { ArchiveError } from './store/archive.error.js';
import { backupSource, connected } from './backup-source.js';
import { lockProgram, type Say, withDatabase } from './program-database.js';
import { backupName, removeOldBackups } from './kept-backups.js';
import { type Backup, makeBackup } from './make-backup.js';
import { type Restored, restoreBackup } from './restore-backup.js';
import { nameOf } from './store/backup-store.js';
import { openPlace, openStore } from './store/open-store.js';

export interface BackupCommand {
  /** Folder or address of a bucket; BACKUP_URL or BACKUP_DIR by default. */
  to?: string;
  /** Removes older backups of this command beyond this count. */
  keep?: number;
  isUnencrypted: boolean;
  now: Date;
}

/**
 * `npm run backup`: of a running product, or of an embedded one that does not run.
 * @throws StartError with one readable line
 */
export async function backUp(
  config: Config,
  command: BackupCommand,
  say: Say,
): Promise<Backup & { name: string }> {
  const { backupKey: key, backupDir, backupUrl } = config;
  if (!key && !command.isUnencrypted) {
    throw new ArchiveError('Set BACKUP_KEY or BACKUP_KEY_FILE, or add --unencrypted.');
  }
  const store = await openStore(command.to ?? backupUrl ?? backupDir);
  const place = { store, key: backupName('manual', command.now) };
  return withDatabase(config, say, async (databaseUrl) => {
    return connected(databaseUrl, async (client) => {
      // Two commands at once would remove each other's backups.
      await lockProgram(client, 'npm run backup');
      await store.removeUnfinished('manual-');
      const source = await backupSource(config, databaseUrl);
      const backup = await makeBackup({ source, place, key, now: command.now });
      if (command.keep) await removeOldBackups(store, 'manual', command.keep, place.key);
      return { ...backup, name: nameOf(place) };
    });
  });
}

/**
 * `npm run restore`: into an empty database, store and site folder; an embedded database is made. What a
 * failed restore has made in embedded mode is removed again.
 * @throws StartError with one readable line
 */
export async function restore(
  config: Config,
  command: { file: string; acceptsOtherSecret: boolean },
  migrateOthers: MigrateOthers,
  say: Say,
): Promise<Restored> {
  const place = await openPlace(command.file, config.backupUrl);
  const { backupKey: key } = config;
  const into = async (config: Config, databaseUrl: string) => {
    const target = await backupSource(config, databaseUrl);
    const { acceptsOtherSecret } = command;
    return restoreBackup({ place, key, target, config, migrateOthers, acceptsOtherSecret });
  };
  if (config.migrationDatabaseUrl !== undefined) return into(config, config.migrationDatabaseUrl);
  const cluster = clusterPlace(config.dataDir);
  if (existsSync(cluster)) {
    throw new ArchiveError(
      `There is a database in ${config.dataDir}: a backup is restored into an empty place only. Nothing was changed.`,
    );
  }
  const { dataDir } = config;
  const postgres = await startPostgres({ dataDir, say });
  try {
    const embedded = {
      ...config,
      databaseUrl: postgres.url,
      migrationDatabaseUrl: postgres.migrationUrl,
    };
    const restored = await into(embedded, postgres.migrationUrl);
    await postgres.stop();
    return restored;
  } catch (error) {
    await postgres.stop();
    rmSync(cluster, { recursive: true });
    throw error;
  }
}
