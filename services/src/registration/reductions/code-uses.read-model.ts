import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { count, countIf, emailKeyOf, param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { LIVE_REGISTRATION_STATUSES } from '../registrations/registration-status.js';

/** Who uses a code: an account, or an address without one. */
export interface CodeUser {
  userId: string | null;
  email: string;
}

export const lockCode = statement((p: { id: string }) =>
  db
    .selectFrom('discount_codes')
    .select('stopped_at as stoppedAt')
    .where('id', '=', p.id)
    .forUpdate(),
);

/** Price lines of live registrations: a use is free again when its registration ends. */
export const usesOfCodes = () =>
  db
    .selectFrom('price_lines as l')
    .innerJoin('payments as p', 'p.id', 'l.payment_id')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .where('l.kind', '=', 'discount')
    .where('r.status', 'in', LIVE_REGISTRATION_STATUSES);

export const countUses = statement(({ id, userId, email }: CodeUser & { id: string }) =>
  usesOfCodes()
    .select(({ eb, fn, ref }) => [
      count().as('uses'),
      sql<number>`coalesce(-${fn.sum(ref('l.amount_cents'))}, 0)::integer`.as('usedCents'),
      countIf(
        userId === null
          ? eb(emailKeyOf(ref('r.email')), '=', emailKeyOf(email))
          : eb('r.user_id', '=', param(userId, 'uuid')),
      ).as('own'),
    ])
    .where('l.item', '=', id),
);
