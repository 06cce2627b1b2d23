import { sql } from 'kysely';
import type { Expression } from 'kysely';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { InvoiceFacts } from './invoice-facts.js';
import { nextNumber } from './number-series.js';

export type InvoiceKind = 'invoice' | 'credit-note';

/** Of a payment or a group, in the order of their numbers. */
export const invoicesOf = (id: Expression<string>, subject: 'payment' | 'group' = 'payment') =>
  db
    .selectFrom('invoices as i')
    .select(({ ref, exists, selectFrom }) => [
      'i.number',
      ref('i.kind').$castTo<InvoiceKind>().as('kind'),
      'i.corrects',
      'i.total_cents as totalCents',
      moment(ref('i.issued_at')).as('issuedAt'),
      exists(
        selectFrom('invoices as c')
          .select('c.number')
          .whereRef('c.edition_id', '=', 'i.edition_id')
          .whereRef('c.corrects', '=', 'i.number'),
      )
        .$castTo<boolean>()
        .as('isCorrected'),
    ])
    .where(subject === 'payment' ? 'i.payment_id' : 'i.group_id', '=', id)
    .orderBy('i.number');

interface NewInvoice {
  editionId: string;
  /** Says whether the series of samples numbers it. */
  registrationId: string;
  /** Null for an invoice of a group. */
  paymentId: string | null;
  groupId: string | null;
  groupRound: number | null;
  kind: InvoiceKind;
  corrects: number | null;
  reason: string | null;
  totalCents: number;
  taxCents: number;
  currency: string;
  buyer: string;
  /** JSON of InvoiceFacts. */
  facts: string;
  now: Date;
  actorId: string | null;
}

/** Locks the series until the transaction ends. */
export const insertInvoice = statement((p: NewInvoice) =>
  db
    .with('next', () => nextNumber('invoice_numbers', p.registrationId))
    .insertInto('invoices')
    .columns([
      'edition_id',
      'number',
      'payment_id',
      'group_id',
      'group_round',
      'kind',
      'corrects',
      'reason',
      'total_cents',
      'tax_cents',
      'currency',
      'buyer',
      'facts',
      'issued_at',
      'issued_by',
    ])
    .expression((db) =>
      db
        .selectFrom('next')
        .select([
          param(p.editionId, 'uuid').as('editionId'),
          'next.last',
          param(p.paymentId, 'uuid').as('paymentId'),
          param(p.groupId, 'uuid').as('groupId'),
          param(p.groupRound, 'integer').as('groupRound'),
          param(p.kind, 'text').as('kind'),
          param(p.corrects, 'integer').as('corrects'),
          param(p.reason, 'text').as('reason'),
          param(p.totalCents, 'integer').as('totalCents'),
          param(p.taxCents, 'integer').as('taxCents'),
          param(p.currency, 'text').as('currency'),
          param(p.buyer, 'text').as('buyer'),
          sql<InvoiceFacts>`${p.facts}::jsonb`.as('facts'),
          param(p.now, 'timestamptz').as('issuedAt'),
          param(p.actorId, 'uuid').as('issuedBy'),
        ]),
    )
    .returning('number'),
);

const whole = db
  .selectFrom('invoices as i')
  .leftJoin('invoices as corrected', (join) =>
    join
      .onRef('corrected.edition_id', '=', 'i.edition_id')
      .onRef('corrected.number', '=', 'i.corrects'),
  )
  .select(({ ref }) => [
    'i.number',
    'i.payment_id as paymentId',
    ref('i.kind').$castTo<InvoiceKind>().as('kind'),
    'i.corrects',
    'corrected.issued_at as correctedAt',
    'i.reason',
    'i.facts',
    'i.issued_at as issuedAt',
  ]);

export const findInvoice = statement((p: { paymentId: string; number: number }) =>
  whole.where('i.payment_id', '=', p.paymentId).where('i.number', '=', p.number),
);

export const findGroupInvoice = statement((p: { groupId: string; number: number }) =>
  whole.where('i.group_id', '=', p.groupId).where('i.number', '=', p.number),
);

/** For the export of a person's data. */
export const findInvoicesOf = statement((p: { paymentIds: string[] }) =>
  whole.where('i.payment_id', '=', sql<string>`any(${p.paymentIds}::uuid[])`).orderBy('i.number'),
);

export type IssuedInvoice = Awaited<ReturnType<typeof findInvoice.one>>;

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'invoices.facts': InvoiceFacts;
  }
}
