import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { explainFolder } from '../../../platform/config/data-dir.js';
import { DRAFT } from './postgres-drafts.js';
import { postgresFailure } from './postgres-failure.js';
import { canReach, type PostgresUser, reachableFolder } from './postgres-user.js';
import { StartError } from '../../../platform/config/start-error.js';

/** `cluster` belongs to PostgreSQL, `access.json` (0600) to us. */
export interface Cluster {
  home: string;
  data: string;
  passwords: Passwords;
}

interface Passwords {
  owner: string;
  application: string;
}

export const DATABASE = 'plenary';
export const OWNER_ROLE = 'plenary_owner';
export const APPLICATION_ROLE = 'plenary_app';

export interface ClusterSource {
  dataDir: string;
  binaries: string;
  user: PostgresUser | undefined;
  durable: boolean;
  say: (line: string) => void;
}

/** Draws the rights of the database's superuser, while no server runs on the cluster. */
export function runSql(
  { binaries, user, dataDir }: Pick<ClusterSource, 'binaries' | 'user' | 'dataDir'>,
  { home, data }: Pick<Cluster, 'home' | 'data'>,
  settings: Record<string, string | number | boolean>,
  statements: string[],
): void {
  const values = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['--single', '-D', data, '-c', 'exit_on_error=true', ...values, DATABASE];
  const done = spawnSync(join(binaries, 'bin', 'postgres'), args, {
    ...user,
    cwd: home,
    env: postgresEnvironment,
    input: statements.join('\n') + '\n',
    encoding: 'utf8',
  });
  if (done.error ?? done.status !== 0) throw postgresFailure(done.error, done.stderr, dataDir);
}

/** Created under another name and renamed when complete, so no start uses a partial database. */
export async function openCluster(source: ClusterSource): Promise<Cluster> {
  const place = clusterPlace(source.dataDir);
  if (!existsSync(place)) {
    source.say('Creating the database (first start)');
    await createCluster(source, (home) => fillCluster(source, home));
  }
  return clusterIn(realpathSync(place));
}

export function clusterIn(home: string): Cluster {
  const access = readFileSync(join(home, 'access.json'), 'utf8');
  return { home, data: join(home, 'cluster'), passwords: JSON.parse(access) as Passwords };
}

/** A link when PostgreSQL's user cannot reach DATA_DIR. */
export function clusterPlace(dataDir: string): string {
  const place = join(dataDir, 'postgres');
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() && !existsSync(place)) {
    throw new StartError(
      `${place} points to a folder that does not exist: restore it, or remove the link to start with an empty database.`,
    );
  }
  return place;
}

/** @param fill makes the database in a folder that gets its name afterwards */
export async function createCluster(
  { dataDir, user, say }: Pick<ClusterSource, 'dataDir' | 'user' | 'say'>,
  fill: (home: string) => void | Promise<void>,
): Promise<void> {
  const place = clusterPlace(dataDir);
  const reachable = canReach(dataDir, user);
  const home = mkdtempSync(reachable ? join(dataDir, DRAFT) : join(reachableFolder(), 'database-'));
  try {
    chmodSync(home, user ? 0o711 : 0o700);
    await fill(home);
    if (reachable) renameSync(home, place);
    else symlinkSync(home, place);
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw explainFolder(error, dataDir);
  }
  if (!reachable) {
    say(
      `The database is in ${home}: PostgreSQL cannot run as root, and other users cannot read ${dataDir}`,
    );
  }
}

function fillCluster(source: ClusterSource, home: string): void {
  const { binaries, dataDir, user, durable } = source;
  const data = join(home, 'cluster');
  const passwords = { owner: newPassword(), application: newPassword() };
  mkdirSync(data, { mode: 0o700 });
  if (user) chownSync(data, user.uid, user.gid);

  const run = (program: string, args: string[], input?: string) => {
    const options = {
      ...user,
      // Marks the process as part of this draft: see removeDrafts.
      cwd: home,
      env: postgresEnvironment,
      input,
      encoding: 'utf8' as const,
    };
    const done = spawnSync(join(binaries, 'bin', program), args, options);
    if (done.error ?? done.status !== 0) throw postgresFailure(done.error, done.stderr, dataDir);
  };
  const sql = (database: string, statements: string[]) => {
    const args = ['--single', '-D', data, '-c', 'exit_on_error=true', '-c', `fsync=${durable}`];
    run('postgres', [...args, database], statements.join('\n') + '\n');
  };
  run('initdb', [...initdbFlags, ...(durable ? [] : ['--no-sync']), '-D', data]);
  sql('postgres', roleStatements(passwords, durable));
  sql(DATABASE, privilegeStatements);
  writeFileSync(join(data, 'pg_hba.conf'), signInRules);
  writeFileSync(join(home, 'access.json'), JSON.stringify(passwords), { mode: 0o600 });
}

// Trust ends with initdb: the superuser has no password to log in with.
const signInRules = 'host all all 127.0.0.1/32 scram-sha-256\n';
const initdbFlags = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

/** Hides our environment: neither PG… variables nor secrets reach PostgreSQL. */
export const postgresEnvironment = { LC_ALL: 'C', TZ: 'UTC' };

function roleStatements(passwords: Passwords, durable: boolean): string[] {
  const statements = [
    `CREATE ROLE ${OWNER_ROLE} LOGIN PASSWORD '${passwords.owner}';`,
    `CREATE ROLE ${APPLICATION_ROLE} LOGIN PASSWORD '${passwords.application}';`,
    `CREATE DATABASE ${DATABASE} OWNER ${OWNER_ROLE};`,
  ];
  if (durable) return statements;
  // Each test file creates a database, and drops it while the application may be disconnecting.
  return [
    ...statements,
    `ALTER ROLE ${OWNER_ROLE} CREATEDB;`,
    `GRANT ${APPLICATION_ROLE} TO ${OWNER_ROLE};`,
  ];
}

const privilegeStatements = [
  `REVOKE ALL ON DATABASE ${DATABASE} FROM PUBLIC;`,
  `GRANT CONNECT, TEMPORARY ON DATABASE ${DATABASE} TO ${APPLICATION_ROLE};`,
  ...[
    'SELECT, INSERT, UPDATE, DELETE ON TABLES',
    'USAGE, SELECT ON SEQUENCES',
    'USAGE ON SCHEMAS',
  ].map(
    (rights) =>
      `ALTER DEFAULT PRIVILEGES FOR ROLE ${OWNER_ROLE} GRANT ${rights} TO ${APPLICATION_ROLE};`,
  ),
];

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
