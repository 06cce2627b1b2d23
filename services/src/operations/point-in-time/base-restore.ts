import { chownSync, mkdirSync } from 'node:fs';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from '../backup/store/archive.error.js';
import { secretFingerprint } from '../backup/archive/archive-header.js';
import type { Entry } from '../backup/archive/entries.js';
import { SECRET, SITE, SITE_LINKS, textOf } from '../backup/contents.schema.js';
import { restoreSiteFile, restoreSiteLinks } from '../backup/site-folder.js';
import type { PostgresUser } from '../embedded/postgres/postgres-user.js';
import { ABOUT, ACCESS, baseAboutSchema, CLUSTER } from './base-contents.schema.js';
import { systemOfControl } from './wal-names.js';

export interface BaseTarget {
  /** Empty folder of the cluster that is made. */
  home: string;
  user: PostgresUser | undefined;
  system: string;
  siteDir: string;
  jwtSecret: string;
  /** The file of a generated JWT_SECRET; undefined when the environment gives it. */
  secretFile: string | undefined;
  acceptsOtherSecret: boolean;
}

/** Writes the files of a base backup. @throws ArchiveError when a byte differs or its secret is another one */
export async function restoreBase(
  entries: AsyncIterable<Entry>,
  target: BaseTarget,
): Promise<void> {
  const { home, siteDir } = target;
  const data = join(home, 'cluster');
  makeOwned(data, target.user);
  const links = new Map<string, string>();
  let secret: string | undefined;
  for await (const { path, content } of entries) {
    if (path.startsWith(CLUSTER))
      await writeOwned(data, path.slice(CLUSTER.length), content, target);
    else if (path === ACCESS) await writeFile(join(home, ACCESS), content, { mode: 0o600 });
    else if (path.startsWith(SITE))
      await restoreSiteFile(siteDir, path.slice(SITE.length), content);
    else if (path.startsWith(SITE_LINKS))
      links.set(path.slice(SITE_LINKS.length), await textOf(content));
    else if (path === SECRET) secret = await textOf(content);
    else if (path === ABOUT) {
      const about = baseAboutSchema.parse(JSON.parse(await textOf(content)));
      for (const folder of about.folders) makeFolders(data, folder, target.user);
      refuseOtherSecret(about.secret, target);
    } else for await (const part of content) void part;
  }
  const system = systemOfControl(await readFile(join(data, 'global/pg_control')));
  if (system !== target.system) {
    throw new ArchiveError(`The base backup is of another database (${system}).`);
  }
  await mkdir(siteDir, { recursive: true });
  await restoreSiteLinks(siteDir, links);
  if (secret !== undefined && target.secretFile !== undefined) {
    await writeFile(`${target.secretFile}.restored`, secret, { mode: 0o600 });
    await rename(`${target.secretFile}.restored`, target.secretFile);
  }
}

/** JWT_SECRET opens second factors and waiting emails, and its hashes find codes and tokens. */
function refuseOtherSecret(fingerprint: string, target: BaseTarget): void {
  if (target.secretFile !== undefined || target.acceptsOtherSecret) return;
  if (fingerprint === secretFingerprint(target.jwtSecret)) return;
  throw new ArchiveError(
    'JWT_SECRET is not the secret of the installation that made this archive, and accounts with two-factor authentication could not log in: set that one, or add --other-secret. Nothing was changed.',
  );
}

async function writeOwned(
  data: string,
  path: string,
  content: Entry['content'],
  { user }: BaseTarget,
): Promise<void> {
  if (path.includes('/')) makeFolders(data, dirname(path), user);
  const handle = await open(join(data, path), 'wx', 0o600);
  if (user) await handle.chown(user.uid, user.gid);
  await pipeline(content, handle.createWriteStream());
}

function makeFolders(data: string, folder: string, user: PostgresUser | undefined): void {
  let path = data;
  for (const name of folder.split('/')) {
    path = join(path, name);
    makeOwned(path, user);
  }
}

function makeOwned(folder: string, user: PostgresUser | undefined): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
