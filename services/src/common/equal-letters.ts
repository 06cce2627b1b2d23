import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { MINUTE } from './time.js';

/** An equal letter within so long is a repeat of the first; after it, somebody means it anew. */
export const REPEAT_WINDOW = 10 * MINUTE;

/**
 * What strangers send has no owner to count it by, so its content tells a repeat. Equal ones that
 * come at once wait here for each other until the transaction ends.
 * @returns the hash of the content
 */
export async function takeTurns(tx: EntityManager, content: unknown): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest();
  await tx.query('SELECT pg_advisory_xact_lock($1)', [hash.readBigInt64BE().toString()]);
  return hash;
}
