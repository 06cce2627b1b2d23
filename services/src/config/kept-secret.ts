import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFolder, prepareDataDir } from '../embedded/data-dir.js';

/**
 * The secret of this data folder, made on the first start: 256 random bits, readable by us alone.
 * @throws StartError when the folder cannot be used
 */
export function keptSecret(dataDir: string): string {
  prepareDataDir(dataDir);
  const file = join(dataDir, 'jwt-secret');
  try {
    if (!existsSync(file)) make(file);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw explainFolder(error, dataDir);
  }
}

/** Written whole under another name first: a process killed half-way leaves no half secret. */
function make(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  renameSync(draft, file);
}
