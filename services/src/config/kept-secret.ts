import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.error.js';

/** The secret of this data folder, made on the first start: 256 random bits, readable by us alone. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) make(file);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** Written whole under another name first: a process killed half-way leaves no half secret. */
function make(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  renameSync(draft, file);
}

function unusable(dataDir: string, error: unknown): ConfigError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ConfigError('DATA_DIR', `${dataDir} cannot be used (${reason})`);
}
