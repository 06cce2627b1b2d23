import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFolder, prepareDataDir } from './data-dir.js';

/** 256 random bits, made on the first start, readable only by the owner. @throws StartError */
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

/** Renames a complete file: a killed process leaves no partial secret. */
function make(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  renameSync(draft, file);
}
