import type { EntityManager } from 'typeorm';
import { lockPayment } from '../payments/ledger/payment-cases.read-model.js';
import { lockTransfer } from '../payments/transfers/bank-transfers.sql.js';
import { Refund } from './refund.entity.js';
import { refundNotFound } from './refunds.errors.js';

/** Until the transaction ends. @throws AppError NOT_FOUND */
export async function lockedRefund(tx: EntityManager, id: string): Promise<Refund> {
  const lock = { mode: 'pessimistic_write' } as const;
  const refund = await tx.findOne(Refund, { where: { id }, lock });
  if (!refund) throw refundNotFound();
  return refund;
}

/**
 * For acts that change its money too. The money is locked first, as by every act that prepares or erases refunds: two
 * of them never wait for each other.
 * @throws AppError NOT_FOUND
 */
export async function lockedWithMoney(tx: EntityManager, id: string): Promise<Refund> {
  const known = await tx.findOneBy(Refund, { id });
  if (!known) throw refundNotFound();
  const { paymentId, transferId } = known;
  if (paymentId !== null) await lockPayment.first(tx, { id: paymentId });
  else if (transferId !== null) await lockTransfer.first(tx, { id: transferId });
  return lockedRefund(tx, id);
}
