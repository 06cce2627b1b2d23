import { type Expression, sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import {
  hasNotLapsed,
  isAtDomain,
  listedInstitutionsOf,
  otherDomainsOf,
} from './listed-institutions.read-model.js';

/** Of `reviewer_relations`: it makes a conflict today. */
const counts = hasNotLapsed(sql.ref('until_year'));

/** For domains; an address has none here. */
const listedNameOf = (domain: Expression<string>) =>
  sql<string | null>`CASE WHEN kind = 'institution' THEN (${listedInstitutionsOf(domain)}) END`;

/** Those of a person that make a conflict: addresses, and domains of institutions with the listed name. */
export const relationsOf = (userId: Expression<string | null>) =>
  db
    .selectFrom('reviewer_relations')
    .select(({ ref }) => ['kind', 'value', listedNameOf(ref('value')).as('listed')])
    .where('user_id', '=', userId)
    .where(counts);

interface Chair {
  id: Expression<string>;
  /** Of the address; null for free providers. */
  institution: Expression<string | null>;
  institutionsCount: Expression<boolean>;
}

const atDomain = (email: string) => isAtDomain(email, sql`x.value`);

/**
 * Selects the papers that name a person whom a chair declared, or that come from an institution of theirs: one that they
 * declared, or the chair's under another domain.
 */
export const papersOfRelations = ({ id, institution, institutionsCount }: Chair) => {
  const people = sql`reviewer_relations x
    WHERE x.user_id = ${id} AND x.kind <> 'institution' AND ${counts}`;
  const declared = sql`SELECT x.value FROM reviewer_relations x
    WHERE x.user_id = ${id} AND x.kind = 'institution' AND ${counts} AND ${institutionsCount}`;
  const institutions = sql`(${declared}
    UNION SELECT other.value FROM (${declared}) x
      CROSS JOIN LATERAL (${otherDomainsOf(sql.ref('x.value'))}) other
    UNION SELECT other.value FROM (${otherDomainsOf(institution)}) other WHERE ${institutionsCount})`;
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
    ${papersAt(institutions)}))`;
};

const papersAt = (domains: Expression<unknown>) => sql`
    SELECT a.paper_id FROM ${domains} x JOIN paper_authors a ON ${atDomain('a.email')}
    UNION ALL
    SELECT p.id FROM ${domains} x
      JOIN users o ON ${atDomain('o.email')}
      JOIN papers p ON p.owner_id = o.id`;

/** Selects the papers of people who write from another domain of the listed institution. */
export const papersOfOtherDomains = ({ institution, institutionsCount }: Omit<Chair, 'id'>) => sql`
  SELECT unnest(ARRAY(${papersAt(sql`
    (SELECT other.value FROM (${otherDomainsOf(institution)}) other WHERE ${institutionsCount})`)}))`;
