import type { Expression } from 'kysely';
import { db } from '../../platform/database/db.js';
import { emailKeyOf } from '../../platform/database/expressions.js';

// Also reads `users`: the verified address of an account.

/** The rows of an account: by its verified address, or by the registration that it made. */
export const coAuthorRowsOf = (userId: string | Expression<string>) =>
  db
    .selectFrom('paper_co_authors as c')
    .innerJoin('users as u', (join) =>
      join.on(({ or, and, eb, ref }) =>
        or([
          eb('c.user_id', '=', ref('u.id')),
          and([
            eb('c.user_id', 'is', null),
            ref('u.is_email_verified'),
            eb(emailKeyOf(ref('c.email')), '=', emailKeyOf(ref('u.email'))),
          ]),
        ]),
      ),
    )
    .where('u.id', '=', userId);

/** Papers that name the account as a co-author, and that the person did not deny. */
const coAuthoredBy = (userId: string) =>
  coAuthorRowsOf(userId)
    .innerJoin('paper_authors as a', (join) =>
      join
        .onRef('a.paper_id', '=', 'c.paper_id')
        .on(({ eb, ref }) => eb(emailKeyOf(ref('a.email')), '=', emailKeyOf(ref('c.email')))),
    )
    .where('c.denied_at', 'is', null)
    .select('c.paper_id as id');

/** The papers that an account may read and register: submitted by it, or naming it as a co-author. */
export const papersOf = (userId: string) =>
  db
    .selectFrom('papers')
    .select('id')
    .where('owner_id', '=', userId)
    .unionAll(coAuthoredBy(userId));
