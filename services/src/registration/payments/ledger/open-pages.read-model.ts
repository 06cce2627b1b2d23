import { db } from '../../../platform/database/db.js';
import { statement } from '../../../platform/database/statement.js';

/**
 * Payment pages that can take money, as `page`. A page is over when its provider says so, or a day after it expired
 * where the provider does not answer.
 */
export const openPages = db
  .selectFrom('gateway_attempts as page')
  .where('page.status', 'in', ['starting', 'open']);

export const findOpenPage = statement((p: { paymentId: string }) =>
  openPages.select('page.id').where('page.payment_id', '=', p.paymentId),
);
