import { resolve } from 'node:path';
import { bucketAddress, isSameBucket } from './bucket-address.js';
import type { WalArchive } from './config.js';
import { ConfigError } from './config.error.js';
import type { Environment } from './environment.schema.js';

/** Backups in a bucket are encrypted: its other readers must not read the database. */
export function backupUrl(environment: Environment, key: Buffer | undefined): string | undefined {
  return bucket(environment, 'BACKUP_URL', key);
}

/** Encrypted, since a log of everything leaves the machine. */
export function walArchive(
  environment: Environment,
  dataDir: string,
  key: Buffer | undefined,
): WalArchive | undefined {
  const { WAL_ARCHIVE_DIR, WAL_ARCHIVE_URL, WAL_ARCHIVE_SECONDS, BASE_BACKUP_HOURS } = environment;
  if (WAL_ARCHIVE_DIR === undefined && WAL_ARCHIVE_URL === undefined) return undefined;
  const variable = WAL_ARCHIVE_URL === undefined ? 'WAL_ARCHIVE_DIR' : 'WAL_ARCHIVE_URL';
  const refuse = (problem: string) => new ConfigError(variable, problem);
  if (WAL_ARCHIVE_DIR !== undefined && WAL_ARCHIVE_URL !== undefined) {
    throw refuse('and WAL_ARCHIVE_DIR must not both be set');
  }
  if (environment.DATABASE_URL !== undefined) {
    throw refuse('is for the embedded database: archive another one as docs/backups.md describes');
  }
  const place =
    bucket(environment, 'WAL_ARCHIVE_URL', key) ?? folder(WAL_ARCHIVE_DIR ?? '', dataDir);
  if (!key) throw refuse('needs BACKUP_KEY or BACKUP_KEY_FILE, which encrypts the archive');
  return { place, key, seconds: WAL_ARCHIVE_SECONDS, baseBackupHours: BASE_BACKUP_HOURS };
}

function folder(given: string, dataDir: string): string {
  const path = resolve(given);
  if (!`${path}/`.startsWith(`${resolve(dataDir)}/`)) return path;
  throw new ConfigError('WAL_ARCHIVE_DIR', 'must not be in DATA_DIR, with which it would be lost');
}

function bucket(
  environment: Environment,
  variable: 'BACKUP_URL' | 'WAL_ARCHIVE_URL',
  key: Buffer | undefined,
): string | undefined {
  const { FILES_URL, [variable]: address } = environment;
  if (address === undefined) return undefined;
  const refuse = (problem: string) => new ConfigError(variable, problem);
  if (!key) throw refuse('needs BACKUP_KEY or BACKUP_KEY_FILE, which encrypts what it holds');
  if (!hasBucket(address)) throw refuse('must name a bucket, such as s3://bucket/folder');
  if (FILES_URL !== undefined && hasBucket(FILES_URL) && isSameBucket(address, FILES_URL)) {
    throw refuse('must not be in the bucket of FILES_URL, with which it would be lost');
  }
  return address;
}

export function hasBucket(address: string): boolean {
  try {
    return bucketAddress(address).bucket !== '';
  } catch {
    return false;
  }
}
