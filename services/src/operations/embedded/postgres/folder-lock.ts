import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFolder } from '../../../platform/config/data-dir.js';
import { identify } from './process-identity.js';
import { StartError } from '../../../platform/config/start-error.js';

/** Takes over a dead process's lock. @returns the release @throws StartError while it is held */
export function claimFolder(folder: string): () => void {
  const lock = join(folder, 'lock');
  const mine = lockText(process.pid);
  const draft = `${lock}.${process.pid}`;
  try {
    writeFileSync(draft, mine);
    while (!linkIfFree(draft, lock)) dropStale(lock, folder);
  } catch (error) {
    throw explainFolder(error, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(lock) === mine) rmSync(lock, { force: true });
  };
}

function lockText(pid: number): string {
  return `${pid} ${identify(pid)}\n`;
}

// A link appears with its content, so a half-written lock is never read.
function linkIfFree(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function dropStale(lock: string, folder: string): void {
  const seen = read(lock);
  if (seen === undefined) return;
  const pid = Number.parseInt(seen, 10);
  if (pid > 0 && seen === lockText(pid)) {
    throw new StartError(
      `Another Plenary (process ${pid}) is running on ${folder}: stop it, or set DATA_DIR to another folder.`,
    );
  }
  // Two processes can find the same stale lock: one that moved a fresh lock restores it.
  const aside = `${lock}.stale-${process.pid}`;
  try {
    renameSync(lock, aside);
    if (read(aside) !== seen) linkIfFree(aside, lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
