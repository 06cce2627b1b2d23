import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { anyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';

/** Reads `papers`. Fields of the ids that submitted reviews of an edition answer, with the kinds that they had. */
export const findAnsweredKinds = statement((p: { editionId: string; ids: string[] }) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('papers as p', 'p.id', 'r.paper_id')
    .innerJoinLateral(
      sql<{ field: unknown }>`jsonb_array_elements(r.form_fields)`.as<'f'>(sql`f(field)`),
      (join) => join.onTrue(),
    )
    .select([sql<string>`f.field ->> 'id'`.as('id'), sql<string>`f.field ->> 'kind'`.as('kind')])
    .distinct()
    .where('p.edition_id', '=', p.editionId)
    .where(sql<string>`f.field ->> 'id'`, '=', anyOf(p.ids))
    .where(sql<boolean>`jsonb_exists(r.answers, f.field ->> 'id')`),
);
