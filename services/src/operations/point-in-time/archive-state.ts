import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { MINUTE } from '../../platform/core/time.js';

const FILE = 'archive-state.json';
/** Until a failure is reported: a network may be away for a moment. */
export const PATIENCE = 5 * MINUTE;

const stateSchema = z.object({
  completeAt: z.iso.datetime().describe('When the archive last had everything there was.'),
  baseAt: z.iso.datetime().nullable(),
  reason: z.string().nullable().describe('Of the last failure since then.'),
});
export type ArchiveState = z.output<typeof stateSchema>;

/** @param home folder of the cluster; undefined before the first archiving */
export function readState(home: string): ArchiveState | undefined {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(join(home, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeState(home: string, state: ArchiveState): void {
  const file = join(home, FILE);
  writeFileSync(`${file}.part`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
