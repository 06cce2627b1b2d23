import { sql } from 'kysely';
import { statement } from '../database/statement.js';
import { db } from '../database/db.js';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { MINUTE } from '../core/time.js';

/** Later, equal content is a new message. */
export const REPEAT_WINDOW = 10 * MINUTE;

const lockContent = statement((p: { hash: string }) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${p.hash}::bigint)`.as('locked')),
);

/** Locks equal content, so that equal anonymous requests run one at a time. @returns its hash */
export async function lockEqualContent(tx: EntityManager, content: unknown): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest();
  await lockContent.run(tx, { hash: hash.readBigInt64BE().toString() });
  return hash;
}
