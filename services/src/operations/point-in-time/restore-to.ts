import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.js';
import { prepareDataDir } from '../../platform/config/data-dir.js';
import { migrate, type MigrateOthers } from '../../platform/database/migrate.js';
import { ArchiveError } from '../backup/store/archive.error.js';
import { backupSource, connected } from '../backup/backup-source.js';
import { isEmptyFolder } from '../backup/site-folder.js';
import { isEmptyStore } from '../backup/stored-files.js';
import { claimFolder } from '../embedded/postgres/folder-lock.js';
import { freePort, startPostgres } from '../embedded/postgres/postgres.js';
import { postgresBinaries } from '../embedded/postgres/postgres-binaries.js';
import { clusterPlace, createCluster } from '../embedded/postgres/postgres-cluster.js';
import { removeDrafts } from '../embedded/postgres/postgres-drafts.js';
import { postgresUser } from '../embedded/postgres/postgres-user.js';
import { type Broken, brokenInvariants } from '../invariants/check.js';
import { type Archive, type BaseBackup, foreign, openArchive } from './archive.js';
import { restoreBase } from './base-restore.js';
import { LogSupply } from './log-supply.js';
import { baseFor, type Moment } from './moment.js';
import { recover, type Recovered } from './recovery.js';
import { restoreUploads } from './uploads-restore.js';

export interface RestoreTo {
  to: Moment;
  acceptsOtherSecret: boolean;
}

export interface RestoredTo extends Recovered {
  baseAt: Date;
  uploads: number;
  /** Uploads that are missing or damaged in the archive. */
  problems: string[];
  broken: Broken[];
}

type Say = (line: string) => void;

/**
 * `npm run restore -- --to`: into an empty DATA_DIR, from WAL_ARCHIVE_DIR or WAL_ARCHIVE_URL. What a failed restore has made
 * is removed again.
 * @throws StartError with one readable line
 */
export async function restoreTo(
  config: Config,
  command: RestoreTo,
  migrateOthers: MigrateOthers,
  say: Say,
): Promise<RestoredTo> {
  const { walArchive, dataDir, siteDir } = config;
  if (!walArchive) {
    throw new ArchiveError(
      'Set WAL_ARCHIVE_DIR or WAL_ARCHIVE_URL to the archive to restore from.',
    );
  }
  const archive = await openArchive(walArchive);
  const base = baseFor(await archive.bases(), command.to);
  const system = await archive.system();
  if (system !== base.system) throw foreign(archive.name, base.system, system ?? 'unknown');
  prepareDataDir(dataDir);
  await refuseUnlessEmpty(config);
  try {
    const recovered = await restoreDatabase(config, archive, base, command, say);
    const checked = await finish(config, archive, migrateOthers, say);
    return { ...recovered, ...checked, baseAt: base.at };
  } catch (error) {
    for (const made of [...homeOf(dataDir), siteDir, join(dataDir, 'files')]) {
      rmSync(made, { recursive: true, force: true });
    }
    throw error;
  }
}

/** With the place outside DATA_DIR, where there is one. */
function homeOf(dataDir: string): string[] {
  const place = clusterPlace(dataDir);
  return existsSync(place) ? [realpathSync(place), place] : [];
}

async function refuseUnlessEmpty(config: Config): Promise<void> {
  const { dataDir, siteDir } = config;
  const refuse = (place: string) => {
    throw new ArchiveError(
      `${place}: an archive is restored into an empty place only. Nothing was changed.`,
    );
  };
  if (existsSync(clusterPlace(dataDir))) refuse(`There is a database in ${dataDir}`);
  const { disk } = await backupSource(config, '');
  // Uploads in a bucket outlive the machine.
  if (config.filesUrl === undefined && !(await isEmptyStore(disk))) {
    refuse(`There are uploads in ${dataDir}`);
  }
  if (!(await isEmptyFolder(siteDir))) refuse(`The site folder ${siteDir} is not empty`);
}

async function restoreDatabase(
  config: Config,
  archive: Archive,
  base: BaseBackup,
  { to, acceptsOtherSecret }: RestoreTo,
  say: Say,
): Promise<Recovered> {
  const { dataDir, siteDir, jwtSecret } = config;
  const release = claimFolder(dataDir);
  try {
    await removeDrafts(dataDir);
    const user = postgresUser(join(clusterPlace(dataDir), 'cluster'));
    const binaries = postgresBinaries(user, say);
    const { secretFile } = await backupSource(config, '');
    const { system } = base;
    let recovered: Recovered | undefined;
    await createCluster({ dataDir, user, say }, async (home) => {
      say(`Restoring the base backup of ${base.at.toISOString()}`);
      const secrets = { jwtSecret, secretFile, acceptsOtherSecret };
      await restoreBase(archive.entries(base.key), { home, user, system, siteDir, ...secrets });
      say('Replaying the write-ahead log');
      const port = (await freePort(0)) ?? 0;
      const supply = new LogSupply(archive, system, home, user);
      recovered = await recover({ dataDir, binaries, user, port, home }, supply, to);
    });
    return recovered ?? { lastChangeAt: undefined };
  } finally {
    release();
  }
}

/** Uploads of the restored rows, later migrations, and the invariants. */
async function finish(
  config: Config,
  archive: Archive,
  migrateOthers: MigrateOthers,
  say: Say,
): Promise<Pick<RestoredTo, 'uploads' | 'problems' | 'broken'>> {
  const { dataDir } = config;
  const postgres = await startPostgres({ dataDir, say });
  try {
    const { url: databaseUrl, migrationUrl: migrationDatabaseUrl } = postgres;
    const isLocal = config.filesUrl === undefined;
    const files = isLocal ? join(dataDir, 'files') : undefined;
    const uploads = await connected(migrationDatabaseUrl, (client) =>
      restoreUploads(archive, client, files),
    );
    await migrate({ ...config, databaseUrl, migrationDatabaseUrl }, migrateOthers);
    const broken = await connected(migrationDatabaseUrl, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return brokenInvariants(client);
    });
    return { ...uploads, broken };
  } finally {
    await postgres.stop();
  }
}
