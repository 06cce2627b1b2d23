import { linkSync, openSync, closeSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A holder without a heartbeat for this long is dead. */
const STALE_MS = 30_000;
const BEAT_MS = 3_000;

/** Locks across hosts: the holder updates the time of the file `publishing` as a heartbeat. */
export async function withPublishLock<T>(
  site: string,
  work: () => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  const file = path.join(site, 'publishing');
  for (let tries = 0; !take(file); tries += 1) {
    if (tries === 0) onWait();
    if (isStale(file)) removeStale(file);
    else await pause(100);
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isStale(file: string): boolean {
  const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > STALE_MS;
}

/** By a rename, so that only one process removes the stale lock, and none a newer one. */
function removeStale(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (!isStale(aside)) linkSync(aside, file);
  } catch {
    // Another process was quicker.
  }
  rmSync(aside, { force: true });
}
