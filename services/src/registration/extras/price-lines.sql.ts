import { type Expression, sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { PRICE_LINE_KINDS } from './price-line.entity.js';

const places = sql.join(PRICE_LINE_KINDS.map((kind) => sql.lit(kind)));

/** The lines of a payment, in the order of their kinds. */
export const linesOf = (paymentId: Expression<string>) =>
  db
    .selectFrom('price_lines as line')
    .select(['line.kind', 'line.item', 'line.name', 'line.amount_cents as amountCents', 'line.tax'])
    .where('line.payment_id', '=', paymentId)
    .orderBy(({ ref }) => sql`array_position(ARRAY[${places}], ${ref('line.kind')})`)
    .orderBy('line.name');
