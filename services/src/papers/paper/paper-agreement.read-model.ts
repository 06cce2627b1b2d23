import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';

// Also reads `users` (the name) and `files` (name and size).

export const agreementOf = (paperId: Expression<string>) =>
  db
    .selectFrom('paper_agreements as g')
    .innerJoin('users as gu', 'gu.id', 'g.user_id')
    .leftJoin('files as gf', 'gf.id', 'g.file_id')
    .select(({ ref, case: when }) => [
      moment(ref('g.agreed_at')).as('at'),
      sql<string>`gu.first_name || ' ' || gu.last_name`.as('by'),
      'g.title',
      'g.version',
      'g.text',
      when()
        .when('gf.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: ref('gf.id').$notNull(),
            name: ref('gf.name').$notNull(),
            bytes: ref('gf.bytes').$notNull(),
          }),
        )
        .end()
        .as('form'),
    ])
    .where('g.paper_id', '=', paperId);
