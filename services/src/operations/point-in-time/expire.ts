import { after, HOUR } from '../../platform/core/time.js';
import type { Archive } from './archive.js';
import { timelineOf } from './wal-names.js';

/** Two, so that a bad one leaves another. */
export const BASES_KEPT = 2;

/** Removes base backups beyond those kept, and the log that only they need. */
export async function removeOldBases(archive: Archive): Promise<void> {
  const kept = (await archive.bases()).slice(-BASES_KEPT);
  await archive.removeBasesExcept(kept);
  const [oldest] = kept;
  if (kept.length < BASES_KEPT || !oldest) return;
  for (const timeline of await archive.timelines()) {
    if (timeline > timelineOf(oldest.firstSegment)) continue;
    for (const segment of await archive.segments(timeline)) {
      if (segment < oldest.firstSegment) await archive.store.remove(archive.walKey(segment));
    }
  }
}

const DELETED = '.deleted';
/** The clock of a bucket may differ by 15 minutes, or it refuses signatures. */
const CLOCKS = HOUR;

/**
 * Removes archived uploads that were deleted before the oldest base backup: nothing that can be restored
 * names them. A mark has the time at which the deletion was seen.
 * @param kept keys that the database names
 */
export async function removeOldUploads(
  archive: Archive,
  archived: Set<string>,
  kept: Set<string>,
): Promise<void> {
  const { store } = archive;
  const [oldest] = await archive.bases();
  if (!oldest) return;
  const seen = new Map((await archive.uploads()).map(({ key, at }) => [key, at]));
  for (const key of archived) {
    const file = archive.uploadKey(key);
    const mark = file + DELETED;
    const deletedAt = seen.get(mark);
    if (kept.has(key)) {
      if (deletedAt) await store.remove(mark);
    } else if (!deletedAt) await store.create(mark, Buffer.alloc(0));
    else if (deletedAt < after(oldest.at, -CLOCKS)) {
      await store.remove(file);
      await store.remove(mark);
      archived.delete(key);
    }
  }
}

export function isMark(path: string): boolean {
  return path.endsWith(DELETED);
}
