import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A database in the making lies in DATA_DIR under this name and six letters more. */
export const DRAFT = 'postgres.new-';

const TRIES = 100;
const PAUSE_MS = 100;

/**
 * Removes what killed first starts have left in DATA_DIR. Their initdb outlives them by a phase of
 * its work and goes on writing: the folder is emptied again until nothing comes back to it, for ten
 * seconds at most. What cannot be removed is left to the next start.
 */
export async function removeDrafts(dataDir: string): Promise<void> {
  const drafts = readdirSync(dataDir).filter((name) => name.startsWith(DRAFT));
  await Promise.all(drafts.map((name) => removeDraft(join(dataDir, name))));
}

async function removeDraft(draft: string): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    try {
      rmSync(draft, { recursive: true, force: true });
      return;
    } catch (error) {
      if (!isBeingFilled(error)) return;
      await pause(PAUSE_MS);
    }
  }
}

// rmSync's own retries remove the folder alone, and never what came into it meanwhile.
function isBeingFilled(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '');
}
