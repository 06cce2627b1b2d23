import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { emailKeyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { coAuthorRowsOf } from '../paper/paper-access.read-model.js';

// Also reads `users`: the account that submitted the paper.

/** The authors of a paper who were not emailed yet, without the given address. */
export const uninvitedOf = (paperId: string, email: string) =>
  db
    .selectFrom('paper_authors as a')
    .leftJoin('paper_co_authors as c', (join) =>
      join
        .onRef('c.paper_id', '=', 'a.paper_id')
        .on(({ eb, ref }) => eb(emailKeyOf(ref('c.email')), '=', emailKeyOf(ref('a.email')))),
    )
    .select(['a.email', 'a.given_name as firstName'])
    .where('a.paper_id', '=', paperId)
    .where('c.id', 'is', null)
    .where(({ eb, ref }) => eb(emailKeyOf(ref('a.email')), '<>', emailKeyOf(email)))
    .orderBy('a.position');

export const findUninvited = statement((p: { paperId: string; email: string }) =>
  uninvitedOf(p.paperId, p.email),
);

/** No row once the author is no longer named. `isSettled`: an organiser acted after the denial. */
export const findByToken = statement((p: { hash: Buffer }) =>
  db
    .selectFrom('paper_co_authors as c')
    .innerJoin('papers as p', 'p.id', 'c.paper_id')
    .innerJoin('users as u', 'u.id', 'p.owner_id')
    .innerJoin('paper_authors as a', (join) =>
      join
        .onRef('a.paper_id', '=', 'c.paper_id')
        .on(({ eb, ref }) => eb(emailKeyOf(ref('a.email')), '=', emailKeyOf(ref('c.email')))),
    )
    .select([
      'c.id',
      'c.email',
      'c.denied_at as deniedAt',
      'p.id as paperId',
      'p.number',
      'p.title',
      'p.kind',
      'p.revision',
      sql<string>`a.given_name || ' ' || a.family_name`.as('name'),
      'u.email as submitterEmail',
      'u.first_name as submitterFirstName',
      sql<string>`u.first_name || ' ' || u.last_name`.as('submitter'),
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('paper_transitions as t')
          .whereRef('t.paper_id', '=', 'p.id')
          .whereRef('t.at', '>', 'c.denied_at')
          .where(({ eb, ref }) => eb('t.actor_id', 'is distinct from', ref('p.owner_id'))),
      )
        .$castTo<boolean>()
        .as('isSettled'),
    )
    .where('c.token_hash', '=', p.hash),
);

/** The rows that are about an account, for its personal data. */
export const findAuthorships = statement((p: { userId: string }) =>
  coAuthorRowsOf(p.userId).select([
    'c.id',
    'c.paper_id as paperId',
    'c.email',
    'c.invited_at as invitedAt',
    'c.denied_at as deniedAt',
  ]),
);
