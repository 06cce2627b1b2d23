import type { EntityManager } from 'typeorm';
import { dollars } from '../../../conference/editions/fees.js';
import { onHold } from '../../../platform/holds/holds.errors.js';
import { centsOf } from '../ledger/payment-money.js';
import { changedTransfer, tooMuchOfTransfer, transferNotFound } from '../ledger/payments.errors.js';
import { BankTransfer } from './bank-transfer.entity.js';
import { reservedOf, transferHold } from './bank-transfers.sql.js';

export interface TransferUse {
  /** For callers that read it. */
  version?: number;
  /** In dollars. */
  amount: number;
}

/**
 * Locks a transfer that has the amount. Money of a prepared return is not open.
 * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; VALIDATION_FAILED for more than is open
 */
export async function lockTransfer(
  tx: EntityManager,
  id: string,
  { version, amount }: TransferUse,
): Promise<BankTransfer> {
  const transfer = await readLocked(tx, id, version);
  const free = transfer.openCents - (await reservedOf.one(tx, { id })).cents;
  if (centsOf(amount) > free) throw tooMuchOfTransfer(dollars(free));
  return transfer;
}

/** @throws AppError as `lockTransfer`; CONFLICT while its match is on hold */
export async function lockFreeTransfer(
  tx: EntityManager,
  id: string,
  use: TransferUse,
): Promise<BankTransfer> {
  const transfer = await lockTransfer(tx, id, use);
  await expectNoHold(tx, id);
  return transfer;
}

/** @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
export async function readLocked(
  tx: EntityManager,
  id: string,
  version?: number,
): Promise<BankTransfer> {
  const lock = { mode: 'pessimistic_write' } as const;
  const transfer = await tx.findOne(BankTransfer, { where: { id }, lock });
  if (!transfer) throw transferNotFound();
  if (version !== undefined && transfer.version !== version) throw changedTransfer();
  return transfer;
}

/** Of a locked transfer: a hold that was awaited is seen. @throws AppError CONFLICT while its match is on hold */
export async function expectNoHold(tx: EntityManager, id: string): Promise<void> {
  if ((await transferHold.one(tx, { id })).isOnHold) throw onHold();
}
