import { type Expression, sql } from 'kysely';
import { db } from '../../platform/database/db.js';

/** After a collaboration or an affiliation has ended. */
export const YEARS_COUNTED = 3;

/** Of `reviewer_relations`: it makes a conflict today. */
const counts = sql<boolean>`(until_year IS NULL
  OR until_year >= extract(year FROM now())::int - ${sql.lit(YEARS_COUNTED)})`;

/** Those of a person that make a conflict: addresses, and domains of institutions. */
export const relationsOf = (userId: Expression<string | null>) =>
  db
    .selectFrom('reviewer_relations')
    .select(['kind', 'value'])
    .where('user_id', '=', userId)
    .where(counts);

/** At an institution's domain, or below it. "/" follows ".". */
const isAt = (email: string) => sql<boolean>`
  (address_host(${sql.ref(email)}) COLLATE "C" >= reverse('.' || x.value)
    AND address_host(${sql.ref(email)}) COLLATE "C" < reverse('/' || x.value))`;

/** Selects the papers that name a person whom a chair declared, or that come from an institution of theirs. */
export const papersOfRelations = (
  id: Expression<string>,
  { institutionsCount }: { institutionsCount: Expression<boolean> },
) => {
  const people = sql`reviewer_relations x
    WHERE x.user_id = ${id} AND x.kind <> 'institution' AND ${counts}`;
  const institutions = sql`reviewer_relations x
    WHERE x.user_id = ${id} AND x.kind = 'institution' AND ${counts} AND ${institutionsCount}`;
  // As an array, the planner expects few papers; otherwise it sorts the lists that leave them out.
  return sql`
    SELECT unnest(ARRAY(
    SELECT a.paper_id FROM (SELECT value FROM ${people}) x
      JOIN paper_authors a ON email_key(a.email) = email_key(x.value)
    UNION ALL
    SELECT p.id FROM (SELECT value FROM ${people}) x
      JOIN users o ON email_key(o.email) = email_key(x.value)
      JOIN papers p ON p.owner_id = o.id
    UNION ALL
    SELECT a.paper_id FROM (SELECT value FROM ${institutions}) x
      JOIN paper_authors a ON ${isAt('a.email')}
    UNION ALL
    SELECT p.id FROM (SELECT value FROM ${institutions}) x
      JOIN users o ON ${isAt('o.email')}
      JOIN papers p ON p.owner_id = o.id))`;
};
