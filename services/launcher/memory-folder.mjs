import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'plenary-tests-';
const ENOUGH = 4 * 1024 ** 3;

/**
 * A folder in memory for temporary files of tests, where the machine has room for 4 GB of them. Tests
 * make and delete thousands of small files of databases: on ext4, a third of a test's time went into
 * finding inodes that were not deleted within the last five seconds.
 * It goes with this process.
 * @returns its path; undefined without the room
 */
export function memoryFolder() {
  if (!hasRoom()) return undefined;
  forgetKilled();
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  // As root, PostgreSQL runs as another user, which must be able to pass through.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) >= ENOUGH;
}

/** Of runs that were killed before they could remove theirs. */
function forgetKilled() {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (pid && !isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
