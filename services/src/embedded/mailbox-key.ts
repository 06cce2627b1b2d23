import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret in the mailbox's address: made once, so that the address can be kept open. */
export function mailboxKey(dataDir: string): string {
  const file = join(dataDir, 'mailbox-key');
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(16).toString('base64url'), { mode: 0o600 });
    renameSync(draft, file);
  }
  return readFileSync(file, 'utf8');
}

export function isKey(given: unknown, key: string): boolean {
  if (typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(key)];
  return left.length === right.length && timingSafeEqual(left, right);
}
