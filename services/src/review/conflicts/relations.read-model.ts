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

/**
 * Selects the papers that name a person whom a chair declared, or that come from an institution of theirs: one that they
 * declared, or the chair's under another domain. Some several times.
 *
 * Each list is read in one place of the statement: starting a plan costs more than running it, by its number of nodes.
 */
export const papersOfRelations = ({ id, institution, institutionsCount }: Chair) => {
  const declared = sql`SELECT x.kind, x.value FROM reviewer_relations x WHERE x.user_id = ${id} AND ${counts}`;
  const people = sql`SELECT x.value FROM (${declared}) x WHERE x.kind <> 'institution'`;
  // The chair's own domain is compared elsewhere.
  const domains = sql`
    SELECT each.value FROM (
      SELECT x.value, TRUE AS is_declared FROM (${declared}) x WHERE x.kind = 'institution'
      UNION ALL SELECT ${institution}, FALSE) x
    CROSS JOIN LATERAL (
      SELECT x.value WHERE x.is_declared UNION ALL ${otherDomainsOf(sql.ref('x.value'))}) each
    WHERE ${institutionsCount}`;
  return asArray(sql`
    SELECT found.paper_id FROM (${people}) x CROSS JOIN LATERAL (${papersOf(
      (email) => sql`email_key(${sql.ref(email)}) = email_key(x.value)`,
    )}) found
    UNION ALL
    ${papersAt(domains)}`);
};

/** Of the people whom `isMeant` selects, as authors and as owners. */
const papersOf = (isMeant: (email: string) => Expression<unknown>) => sql`
    SELECT a.paper_id FROM paper_authors a WHERE ${isMeant('a.email')}
    UNION ALL
    SELECT p.id FROM users o JOIN papers p ON p.owner_id = o.id WHERE ${isMeant('o.email')}`;

const papersAt = (domains: Expression<unknown>) => sql`
    SELECT found.paper_id FROM (${domains}) x CROSS JOIN LATERAL (${papersOf((email) =>
      isAtDomain(email, sql`x.value`),
    )}) found`;

/** Selects the papers of people who write from another domain of the listed institution. */
export const papersOfOtherDomains = ({ institution, institutionsCount }: Omit<Chair, 'id'>) =>
  asArray(
    papersAt(
      sql`SELECT other.value FROM (${otherDomainsOf(institution)}) other WHERE ${institutionsCount}`,
    ),
  );

/** The planner expects few papers; otherwise it sorts the lists that leave them out. */
const asArray = (papers: Expression<unknown>) => sql`SELECT unnest(ARRAY(${papers}))`;
