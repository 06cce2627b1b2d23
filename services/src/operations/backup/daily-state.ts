import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** In the folder of backups on this machine, so that it outlives a restart and needs no database. */
const FILE = 'daily-backup.json';

const stateSchema = z.object({
  lastGoodAt: z.iso.datetime().nullable(),
  failure: z
    .object({ failedAt: z.iso.datetime(), reason: z.string() })
    .nullable()
    .describe('Of the last daily backup; null after a success.'),
});
export type DailyState = z.output<typeof stateSchema>;

/** @returns undefined before the first daily backup */
export function readState(folder: string): DailyState | undefined {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(join(folder, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

/** @throws the error of the disk, which may be the reason of the failure as well */
export function writeState(folder: string, state: DailyState): void {
  const file = join(folder, FILE);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.part`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
