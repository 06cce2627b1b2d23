import { type Expression, type ExpressionWrapper, expressionBuilder } from 'kysely';
import { db } from '../platform/database/db.js';
import { arrayOf, emailKeyOf } from '../platform/database/expressions.js';
import type { Database } from '../platform/database/schema.gen.js';

const { exists } = expressionBuilder<Database>();

export const authorsOf = (paperId: Expression<string>) =>
  db
    .selectFrom('paper_authors as a')
    .select([
      'a.given_name as givenName',
      'a.family_name as familyName',
      'a.email',
      'a.affiliation',
      'a.country',
      'a.is_presenting as isPresenting',
      'a.is_corresponding as isCorresponding',
    ])
    .where('a.paper_id', '=', paperId)
    .orderBy('a.position');

/** The addresses of named authors who said that they are not authors. */
export const deniedAuthorsOf = (paperId: Expression<string>) =>
  arrayOf(
    db
      .selectFrom('paper_authors as a')
      .innerJoin('paper_co_authors as c', (join) =>
        join
          .onRef('c.paper_id', '=', 'a.paper_id')
          .on(({ eb, ref }) => eb(emailKeyOf(ref('c.email')), '=', emailKeyOf(ref('a.email')))),
      )
      .select('a.email')
      .where('a.paper_id', '=', paperId)
      .where('c.denied_at', 'is not', null)
      .orderBy('a.position'),
  );

/** Ignores case. */
export function isNamedIn(
  paperId: Expression<string>,
  email: string | Expression<string>,
): ExpressionWrapper<Database, never, boolean> {
  return exists(
    db
      .selectFrom('paper_authors as a')
      .where('a.paper_id', '=', paperId)
      .where(({ eb, ref }) => eb(emailKeyOf(ref('a.email')), '=', emailKeyOf(email))),
  ).$castTo<boolean>();
}
