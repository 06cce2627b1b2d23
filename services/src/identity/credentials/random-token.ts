import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; only their hash is stored. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
