import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../../platform/config/start-error.js';
import { processesIn } from './process-identity.js';

export const DRAFT = 'postgres.new-';

const PAUSE_MS = 20;
const LIMIT_MS = 10_000;

/**
 * The initdb of a killed start keeps running and recreates a removed folder. So the draft is
 * renamed, which keeps other processes out, and removed once those inside were killed.
 * @throws StartError when a process of the draft does not end
 */
export async function removeDrafts(dataDir: string): Promise<void> {
  const drafts = readdirSync(dataDir).filter((name) => name.startsWith(DRAFT));
  await Promise.all(drafts.map((name) => removeDraft(join(dataDir, name))));
}

async function removeDraft(draft: string): Promise<void> {
  const closed = `${draft}.closed`;
  renameSync(draft, closed);
  const end = Date.now() + LIMIT_MS;
  for (let writers; (writers = processesIn(closed, draft)).length > 0; await pause(PAUSE_MS)) {
    if (Date.now() > end) {
      throw new StartError(
        `An earlier start still writes to ${closed}: stop its process ${writers.join(', ')}.`,
      );
    }
    for (const pid of writers) kill(pid);
  }
  for (const folder of [closed, draft]) rmSync(folder, { recursive: true, force: true });
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
