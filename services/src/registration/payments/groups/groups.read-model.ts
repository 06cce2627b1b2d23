import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { currentEditionId } from '../../../conference/editions/current-edition.sql.js';
import type { PackageId } from '../../../conference/editions/fees.schema.js';
import { holdOf } from '../../../identity/accounts/act-on-hold.read-model.js';
import { db } from '../../../platform/database/db.js';
import { count, countIf } from '../../../platform/database/expressions.js';
import { isSample } from '../../../platform/database/samples.js';
import { statement } from '../../../platform/database/statement.js';
import { isOnHold } from '../../../platform/holds/held-acts.read-model.js';
import { contains, list, type RowOf } from '../../../platform/lists/keyset.js';
import type { GroupState } from '../../groups/group-joins.js';
import { invoicesOf } from '../../invoices/invoices.sql.js';
import { packageName } from '../../registrations/package-name.read-model.js';
import type { GroupsQuery } from './admin-groups.schema.js';

const live = sql`p.status NOT IN ('rejected', 'refunded', 'cancelled')`;
const due = sql`CASE WHEN p.status IN ('awaiting-payment', 'proof-uploaded', 'underpaid')
  THEN greatest(0, p.amount_cents - p.received_cents) ELSE 0 END`;
const sumOf = (cents: ReturnType<typeof sql>, condition = sql`true`) =>
  sql<number>`coalesce(sum(${cents}) FILTER (WHERE ${condition}), 0)::int`;
const amount = sql`p.amount_cents`;

const state = sql<GroupState>`CASE WHEN g.closes_at <= now() THEN 'closed'
  WHEN s.people >= g.people_limit THEN 'full' ELSE 'open' END`;

/** Also reads users (identity): the payer, and the organiser who opened the group. */
const groups = db
  .selectFrom('registration_groups as g')
  .innerJoin('users as u', 'u.id', 'g.payer_id')
  .crossJoinLateral(({ selectFrom }) =>
    selectFrom('payments as p')
      .select([
        countIf(live).as('people'),
        sumOf(amount, live).as('amountCents'),
        sumOf(amount, sql`${live} AND p.group_round IS NOT NULL`).as('invoicedCents'),
        sumOf(sql`p.received_cents`).as('receivedCents'),
        sumOf(due).as('outstandingCents'),
        countIf(sql`${live} AND p.group_round IS NULL AND p.amount_cents > 0`).as('newPeople'),
        sumOf(amount, sql`${live} AND p.group_round IS NULL`).as('newCents'),
        sql<Date | null>`max(p.pay_by) FILTER (WHERE ${due} > 0)`.as('payBy'),
      ])
      .whereRef('p.group_id', '=', 'g.id')
      .as('s'),
  )
  .select([
    'g.id',
    'g.edition_id as editionId',
    'g.merchant_reference as merchantReference',
    'g.organization',
    'g.people_limit as peopleLimit',
    'g.closes_at as closesAt',
    'g.created_at as createdAt',
    state.as('state'),
    's.people',
    's.amountCents',
    's.invoicedCents',
    's.receivedCents',
    's.outstandingCents',
    'u.id as payerId',
    sql<string>`u.first_name || ' ' || u.last_name`.as('payerName'),
    'u.email as payerEmail',
  ]);

const searched = sql<string>`lower(concat_ws(' ', g.merchant_reference, g.organization,
  u.first_name, u.last_name, u.email, g.invoice ->> 'addressee'))`;

export const groupList = list({
  query: groups,
  id: 'g.id',
  isSample: isSample(sql`g.payer_id`),
  sorts: { createdAt: { column: 'g.created_at', type: 'timestamptz' } },
  where: ({ eb }, { state: wanted, q }: Pick<GroupsQuery, 'state' | 'q'>) => [
    eb('g.edition_id', '=', currentEditionId),
    wanted && eb(state, '=', wanted),
    q && contains(searched, q.toLowerCase()),
  ],
});

export type GroupRecord = RowOf<typeof groupList>;

export const countGroups = statement(() =>
  db
    .selectFrom(groups.where('g.edition_id', '=', currentEditionId).as('x'))
    .select([
      count().as('all'),
      countIf(sql`x.state = 'open'`).as('open'),
      countIf(sql`x.state = 'full'`).as('full'),
      countIf(sql`x.state = 'closed'`).as('closed'),
    ]),
);

export const listGroupsOf = statement((p: { payerId: string }) =>
  groups
    .where('g.payer_id', '=', p.payerId)
    .where('g.edition_id', '=', currentEditionId)
    .orderBy('g.created_at', 'desc'),
);

/** Also reads editions and fee_tables (conference). */
export const findGroup = statement((p: { id: string }) =>
  groups
    .innerJoin('editions as e', 'e.id', 'g.edition_id')
    .leftJoin('users as o', 'o.id', 'g.opened_by')
    .select([
      'g.invoice',
      'g.invoice_email as invoiceEmail',
      'g.token',
      'g.version',
      'e.document',
      's.newPeople',
      's.newCents',
      's.payBy',
      sql<string | null>`o.first_name || ' ' || o.last_name`.as('openedBy'),
    ])
    .select(({ ref, selectFrom }) => [
      ref('g.packages').$castTo<PackageId[]>().as('packages'),
      jsonObjectFrom(holdOf('group', ref('g.id'))).as('hold'),
      jsonArrayFrom(invoicesOf(ref('g.id'), 'group')).as('invoices'),
      jsonArrayFrom(
        selectFrom('payments as p')
          .innerJoin('registrations as r', 'r.id', 'p.registration_id')
          .select([
            'p.id as paymentId',
            sql<string>`concat_ws(' ', r.title, r.first_name, r.last_name)`.as('name'),
            'p.amount_cents as amountCents',
            'p.received_cents as receivedCents',
            'p.status',
            'p.group_round as round',
            isOnHold('group-member', sql.ref<string>('p.id')).as('isRemovalHeld'),
            packageName().as('packageName'),
          ])
          .whereRef('p.group_id', '=', 'g.id')
          .orderBy('p.created_at')
          .orderBy('p.id'),
      ).as('members'),
    ])
    .where('g.id', '=', p.id),
);

export type GroupDetails = Awaited<ReturnType<typeof findGroup.one>>;
