import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or an answer; only their hash is kept. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret that is too long to be guessed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
