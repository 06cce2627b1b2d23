import { sql } from 'kysely';
import { db } from '../../../platform/database/db.js';
import { countIf } from '../../../platform/database/expressions.js';
import { statement } from '../../../platform/database/statement.js';

const due = sql`p.status IN ('awaiting-payment', 'proof-uploaded', 'underpaid')
  AND p.amount_cents > p.received_cents`;

const isLive = sql`p.status NOT IN ('rejected', 'refunded', 'cancelled')`;

/** The payer was asked for it: by an invoice, or without any so far. */
const isAsked = sql`(p.group_round IS NOT NULL OR g.round = 0)`;

/** What a group owes, and who pays it. Also reads users (identity) and editions (conference). */
export const findGroupPayer = statement((p: { groupId: string }) =>
  db
    .selectFrom('registration_groups as g')
    .innerJoin('users as u', 'u.id', 'g.payer_id')
    .innerJoin('editions as e', 'e.id', 'g.edition_id')
    .leftJoin('payments as p', 'p.group_id', 'g.id')
    .select([
      sql<string>`u.first_name || ' ' || u.last_name`.as('name'),
      'u.title',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.email',
      'g.invoice_email as invoiceEmail',
      'g.organization',
      'g.merchant_reference as merchantReference',
      'e.document',
      countIf(due).as('people'),
      sql<number>`coalesce(sum(p.amount_cents - p.received_cents) FILTER (WHERE ${due}), 0)::int`.as(
        'outstandingCents',
      ),
      sql<Date | null>`max(p.pay_by) FILTER (WHERE ${due})`.as('payBy'),
      'g.round',
      countIf(sql`${isAsked} AND ${due}`).as('unpaidPeople'),
      countIf(sql`${isAsked} AND ${isLive} AND p.received_cents > 0`).as('paidPeople'),
      sql<number>`coalesce(sum(p.received_cents) FILTER (WHERE ${isAsked} AND ${isLive}), 0)::int`.as(
        'receivedCents',
      ),
      countIf(sql`NOT ${isAsked} AND ${due}`).as('laterPeople'),
    ])
    .where('g.id', '=', p.groupId)
    .groupBy(['g.id', 'u.id', 'e.id']),
);
