import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';
import { openPages } from '../payments/ledger/open-pages.read-model.js';
import { openWaivers } from '../reductions/open-waivers.read-model.js';

export const BATCH = 100;

const rule = sql<string>`e.document #>> '{overdue,rule}'`;
const days = sql<number>`(e.document #>> '{overdue,days}')::integer`;

/** Also reads editions (conference). Of those with the rule; a proof, a part of the money, an act on hold, an open payment page or an application for a waiver keeps it from what follows. */
const unpaid = (which: 'remind' | 'cancel') =>
  db
    .selectFrom('payments as p')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .innerJoin('editions as e', 'e.id', 'r.edition_id')
    .where('p.status', '=', 'awaiting-payment')
    .where('p.amount_cents', '>', 0)
    .where(rule, '=', which)
    .where(({ not, ref }) => not(isOnHold('payment', ref('p.id'))))
    .where(({ not, exists, ref }) =>
      not(exists(openWaivers.select('asked.id').where('asked.payment_id', '=', ref('p.id')))),
    )
    .where(({ not, exists, ref }) =>
      not(exists(openPages.select('page.id').where('page.payment_id', '=', ref('p.id')))),
    );

/** Of editions with another rule by now. */
export const endAnnouncements = statement(() =>
  db
    .updateTable('payments as p')
    .from('registrations as r')
    .innerJoin('editions as e', 'e.id', 'r.edition_id')
    .set({ cancels_at: null })
    .whereRef('r.id', '=', 'p.registration_id')
    .where('p.cancels_at', 'is not', null)
    .where(rule, 'is distinct from', 'cancel'),
);

/** Skips rows that another process takes at the same time. */
export const announceCancellations = statement((p: { overdueSince: Date; earliest: Date }) =>
  db
    .with('due', () =>
      unpaid('cancel')
        .select(['p.id', days.as('days')])
        .where('p.cancels_at', 'is', null)
        .where('p.pay_by', '<=', p.overdueSince)
        .orderBy('p.pay_by')
        .limit(BATCH)
        .forUpdate('p')
        .skipLocked(),
    )
    .updateTable('payments')
    .from('due')
    .set({
      cancels_at: sql`greatest(pay_by + due.days * interval '1 day', ${p.earliest}::timestamptz)`,
      reminders: 2,
    })
    .whereRef('payments.id', '=', 'due.id')
    .returning('payments.id'),
);

/** The second reminder came a day after the payment date. */
export const takeReminders = statement((p: { now: Date; overdueSince: Date; from: Date }) =>
  db
    .with('due', () =>
      unpaid('remind')
        .select([
          'p.id',
          sql<number>`2 + floor(extract(epoch FROM ${p.overdueSince}::timestamptz - p.pay_by)
                       / (86400 * ${days}))`.as('nth'),
        ])
        .where('p.reminders', '>=', 2)
        .where('p.pay_by', '>', p.from)
        .where(
          sql<boolean>`p.pay_by + (p.reminders - 1) * ${days} * interval '1 day' <= ${p.overdueSince}::timestamptz`,
        )
        .orderBy('p.pay_by')
        .limit(BATCH)
        .forUpdate('p')
        .skipLocked(),
    )
    .updateTable('payments')
    .from('due')
    .set({ reminders: sql`due.nth` })
    .whereRef('payments.id', '=', 'due.id')
    .returning('payments.id'),
);

export const findToCancel = statement((p: { now: Date; afterId: string }) =>
  unpaid('cancel')
    .select('p.id')
    .where('p.cancels_at', '<=', p.now)
    .where('p.id', '>', p.afterId)
    .orderBy('p.id')
    .limit(BATCH),
);
