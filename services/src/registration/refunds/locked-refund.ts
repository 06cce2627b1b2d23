import type { EntityManager } from 'typeorm';
import { Refund } from './refund.entity.js';
import { refundNotFound } from './refunds.errors.js';

/** Until the transaction ends. @throws AppError NOT_FOUND */
export async function lockedRefund(tx: EntityManager, id: string): Promise<Refund> {
  const lock = { mode: 'pessimistic_write' } as const;
  const refund = await tx.findOne(Refund, { where: { id }, lock });
  if (!refund) throw refundNotFound();
  return refund;
}
