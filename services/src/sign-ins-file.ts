import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignIn } from './auth/first-accounts.js';

const fileIn = (dataDir: string) => join(dataDir, 'sign-ins.txt');

/** Keeps the sample sign-ins for their owner alone. */
export function keepSignIns(dataDir: string, signIns: SignIn[]): void {
  const lines = signIns.map(
    ({ kind, email, password }) => `${kind.padEnd(8)}  ${email}  ${password}\n`,
  );
  writeFileSync(fileIn(dataDir), lines.join(''), { mode: 0o600 });
}

/** The lines of the file; none when its owner has removed it. */
export function readSignIns(dataDir: string): string[] {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').trimEnd().split('\n');
  } catch {
    return [];
  }
}
