import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** In the folder of the backups, so that it outlives a restart and needs no database. */
const FILE = 'daily-failure.json';

const failureSchema = z.object({ failedAt: z.iso.datetime(), reason: z.string() });
export type BackupFailure = z.output<typeof failureSchema>;

/** @returns the failure of the last daily backup; undefined after a success */
export function readFailure(folder: string): BackupFailure | undefined {
  try {
    return failureSchema.parse(JSON.parse(readFileSync(join(folder, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

/** @throws the error of the disk, which may be the reason of the failure as well */
export function writeFailure(folder: string, failure: BackupFailure): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, FILE), JSON.stringify(failure), { mode: 0o600 });
}

export function removeFailure(folder: string): void {
  rmSync(join(folder, FILE), { force: true });
}
