import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';
import { onHold } from '../../platform/holds/holds.errors.js';

/* Reads `held_acts` for the refunds. */

const refundHold = statement((p: { id: string }) =>
  db.selectNoFrom(isOnHold('refund', param(p.id, 'uuid')).as('isOnHold')),
);

/** Of a locked refund: a hold that was awaited is seen. @throws AppError CONFLICT while an act on it is on hold */
export async function expectNotHeld(tx: EntityManager, id: string): Promise<void> {
  if ((await refundHold.one(tx, { id })).isOnHold) throw onHold();
}
