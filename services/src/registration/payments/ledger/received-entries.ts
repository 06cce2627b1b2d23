import { sql } from 'kysely';
import { db } from '../../../platform/database/db.js';
import { statement } from '../../../platform/database/statement.js';

/** Entries that brought money to a payment and were not reversed, newest first. */
const received = db
  .selectFrom('ledger_entries as l')
  .select(({ ref }) => [
    'l.id',
    ref('l.payment_id').$notNull().as('paymentId'),
    'l.transfer_id as transferId',
    ref('l.amount_cents').$notNull().as('amountCents'),
    sql<string | null>`to_char(l.value_date, 'YYYY-MM-DD')`.as('valueDate'),
    'l.bank_transaction_id as bankTransactionId',
  ])
  .where('l.payment_id', 'is not', null)
  .where('l.amount_cents', '>', 0)
  .where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('ledger_entries as reversing')
          .select('reversing.id')
          .whereRef('reversing.reverses', '=', 'l.id'),
      ),
    ),
  )
  .orderBy('l.id', 'desc');
export type ReceivedEntry = Awaited<ReturnType<typeof listReceived.one>>;

export const findReceived = statement((p: { id: string }) => received.where('l.id', '=', p.id));

export const findReceivedFrom = statement((p: { transferId: string; paymentId: string }) =>
  received.where('l.transfer_id', '=', p.transferId).where('l.payment_id', '=', p.paymentId),
);

export const listReceived = statement((p: { paymentId: string }) =>
  received.where('l.payment_id', '=', p.paymentId),
);

export const findSameMoney = statement(
  (p: { paymentId: string; amountCents: number; valueDate: string; bankTransactionId: string }) =>
    received
      .where('l.payment_id', '=', p.paymentId)
      .where('l.amount_cents', '=', p.amountCents)
      .where(sql<boolean>`l.value_date = ${p.valueDate}::date`)
      .where('l.bank_transaction_id', '=', p.bankTransactionId),
);
