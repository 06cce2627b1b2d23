import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { dollars } from '../../conference/editions/fees.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { counts, isSample } from '../../platform/database/samples.js';
import { statement } from '../../platform/database/statement.js';
import { packageName } from '../registrations/package-name.read-model.js';
import type { PaymentTotalsAnswer } from './payment-totals.schema.js';

const sumPackages = statement(() =>
  db
    .selectFrom('registrations as r')
    .innerJoin('payments as p', 'p.registration_id', 'r.id')
    .select([
      'r.package_id as registrationPackage',
      sql<string>`min(${packageName()})`.as('packageName'),
      'p.status as state',
      count().as('count'),
      sql<number>`sum(p.amount_cents)::float8`.as('amountCents'),
      sql<number>`sum(p.received_cents)::float8`.as('receivedCents'),
    ])
    .where('r.edition_id', '=', currentEditionId)
    .where(({ ref }) => counts(isSample(ref('r.user_id'))))
    .groupBy(['r.package_id', 'p.status'])
    .orderBy('r.package_id')
    .orderBy('p.status'),
);

/** Money has the day of its bank line, from which unmatching subtracts it again; registrations the day on which they were made. */
const sumDays = statement(() =>
  db
    .selectFrom(
      sql<{
        day: string;
        registrations: number;
        amountCents: number;
        receivedCents: number;
        refundedCents: number;
      }>`(
  SELECT to_char(day, 'YYYY-MM-DD') AS day,
         sum(registrations)::int AS registrations, sum(amount)::float8 AS "amountCents",
         sum(received)::float8 AS "receivedCents", sum(refunded)::float8 AS "refundedCents"
    FROM (
      SELECT (r.created_at AT TIME ZONE 'UTC')::date AS day, 1 AS registrations,
             p.amount_cents AS amount, 0 AS received, 0 AS refunded
        FROM registrations r JOIN payments p ON p.registration_id = r.id
       WHERE r.edition_id = ${currentEditionId} AND ${counts(isSample(sql`r.user_id`))}
      UNION ALL
      SELECT coalesce(l.value_date, (l.at AT TIME ZONE 'UTC')::date), 0, 0,
             CASE WHEN l.reverses IS NULL THEN greatest(l.amount_cents, 0) ELSE l.amount_cents END,
             CASE WHEN l.reverses IS NULL THEN greatest(-l.amount_cents, 0) ELSE 0 END
        FROM registrations r
        JOIN payments p ON p.registration_id = r.id
        JOIN ledger_entries l ON l.payment_id = p.id AND l.amount_cents <> 0
       WHERE r.edition_id = ${currentEditionId} AND ${counts(isSample(sql`r.user_id`))}) facts
   GROUP BY day)`.as('d'),
    )
    .selectAll('d')
    .orderBy('d.day', 'desc'),
);

/** Registrations and money by package, state and day. */
@Injectable()
export class PaymentTotals {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<PaymentTotalsAnswer> {
    const packages = await sumPackages.all(this.dataSource);
    const days = await sumDays.all(this.dataSource);
    return {
      packages: packages.map(({ amountCents, receivedCents, ...row }) => ({
        ...row,
        amount: dollars(amountCents),
        received: dollars(receivedCents),
      })),
      days: days.map(({ day, registrations, amountCents, receivedCents, refundedCents }) => ({
        day,
        registrations,
        amount: dollars(amountCents),
        received: dollars(receivedCents),
        refunded: dollars(refundedCents),
      })),
    };
  }
}
