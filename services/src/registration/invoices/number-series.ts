import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { firstNumber, isSample } from '../../platform/database/samples.js';

/** Tables with the last number of each edition; both have the same columns. */
type Series = 'receipt_numbers' | 'credit_note_numbers' | 'invoice_numbers';

/**
 * Takes the next number in the caller's transaction and locks the series until it ends, so that a
 * failure leaves no gap. Samples are numbered apart.
 * @returns a query of one row, `last`
 */
export function nextNumber(series: Series, registrationId: string) {
  const table = series as 'receipt_numbers';
  return db
    .insertInto(table)
    .columns(['edition_id', 'is_sample', 'last'])
    .expression(
      db
        .selectFrom('registrations as r')
        .select(({ ref }) => [
          'r.edition_id',
          isSample(ref('r.user_id')).as('isSample'),
          firstNumber(ref('r.user_id')).as('last'),
        ])
        .where('r.id', '=', param(registrationId, 'uuid')),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['edition_id', 'is_sample'])
        .doUpdateSet((eb) => ({ last: eb(`${table}.last`, '+', 1) })),
    )
    .returning('last');
}
