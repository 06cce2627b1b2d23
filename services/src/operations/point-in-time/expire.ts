import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveFolder } from './archive-folder.js';
import { timelineOf } from './wal-names.js';

/** Two, so that a bad one leaves another. */
export const BASES_KEPT = 2;

/** Removes base backups beyond those kept, and the log that only they need. */
export async function removeOldBases(archive: ArchiveFolder): Promise<void> {
  const bases = await archive.bases();
  const oldest = bases.at(-BASES_KEPT);
  if (!oldest) return;
  for (const { file, at } of bases) if (at < oldest.at) await rm(file);
  for (const timeline of await archive.timelines()) {
    if (timeline > timelineOf(oldest.firstSegment)) continue;
    for (const segment of await archive.segments(timeline)) {
      if (segment < oldest.firstSegment) await rm(archive.walFile(segment));
    }
  }
}

/**
 * Removes archived uploads that were deleted before the oldest base backup: nothing that can be restored
 * names them. A mark has the time at which the deletion was seen.
 * @param kept keys that the database names
 */
export async function removeOldUploads(
  archive: ArchiveFolder,
  archived: Set<string>,
  kept: Set<string>,
): Promise<void> {
  const [oldest] = await archive.bases();
  if (!oldest) return;
  for (const key of archived) {
    const file = archive.uploadFile(key);
    const mark = `${file}.deleted`;
    const seen = await stat(mark).catch(() => undefined);
    if (kept.has(key)) await rm(mark, { force: true });
    else if (!seen) await writeFile(mark, '', { mode: 0o600 });
    else if (seen.mtime < oldest.at) {
      await rm(file, { force: true });
      await rm(mark);
      archived.delete(key);
    }
  }
}

export function isMark(path: string): boolean {
  return path.endsWith('.deleted');
}

export function uploadsFolder(archive: ArchiveFolder): string {
  return join(archive.dir, 'files');
}
