import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleLogin } from '../../identity/login/first-accounts.js';

const fileIn = (dataDir: string) => join(dataDir, 'logins.txt');

/** Only the file's owner can read it. */
export function writeLogins(dataDir: string, logins: SampleLogin[]): void {
  const lines = logins.map(
    ({ kind, email, password }) => `${kind.padEnd(8)}  ${email}  ${password}\n`,
  );
  writeFileSync(fileIn(dataDir), lines.join(''), { mode: 0o600 });
}

export function readLogins(dataDir: string): string[] {
  try {
    const text = readFileSync(fileIn(dataDir), 'utf8').trimEnd();
    return text === '' ? [] : text.split('\n');
  } catch {
    return [];
  }
}
