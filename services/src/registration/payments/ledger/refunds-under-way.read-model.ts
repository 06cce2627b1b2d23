import { sql } from 'kysely';
import { db } from '../../../platform/database/db.js';

/** States of a refund that the ledger does not have yet: its money is reserved. The indexes of `refunds` have the same. */
export const UNDER_WAY = ['asking', 'ready', 'batched', 'exported'] as const;
export type UnderWay = (typeof UNDER_WAY)[number];

const STATES = UNDER_WAY.map((status) => `'${status}'`).join(', ');

/** In SQL, of the refund `alias`. */
export const isUnderWaySql = (alias: string) =>
  `(${alias}.entry_id IS NULL AND ${alias}.status IN (${STATES}))`;

export const isUnderWay = (alias: string) => sql<boolean>`${sql.raw(isUnderWaySql(alias))}`;

export const refundsUnderWay = db.selectFrom('refunds as due').where(isUnderWay('due'));
