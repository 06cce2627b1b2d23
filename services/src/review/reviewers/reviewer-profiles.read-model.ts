import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/** Locks the account, so that concurrent saves run one after another. */
export const lockReviewer = statement((p: { userId: string }) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p.userId)
    .where('role', 'in', ['reviewer', 'admin'])
    .where(({ not, ref }) => not(ref('is_disabled')))
    .where(({ ref }) => ref('is_email_verified'))
    .forNoKeyUpdate(),
);
