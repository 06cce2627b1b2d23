import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../../platform/config/start-error.js';

/** PostgreSQL refuses to run as root, so root runs it as an unprivileged user. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/** @returns undefined when PostgreSQL can run as we do; an existing cluster keeps its owner */
export function postgresUser(cluster: string): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export function canReach(folder: string, user: PostgresUser | undefined): boolean {
  if (!user) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0
  );
}

/** Owned by root, reachable for every user, and kept over reboots. */
export function reachableFolder(): string {
  for (const parent of ['/var/lib', '/var/tmp']) {
    const folder = join(parent, 'plenary');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const found = lstatSync(folder);
      if (found.isDirectory() && found.uid === 0) return folder;
    } catch {
      // Tries the next one.
    }
  }
  throw new StartError(
    'PostgreSQL cannot run as root, and neither /var/lib nor /var/tmp can hold it for another user: start as a plain user, or set DATABASE_URL.',
  );
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}
