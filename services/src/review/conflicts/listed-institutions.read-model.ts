import { type Expression, type RawBuilder, sql } from 'kysely';

/* Also reads `paper_authors` and `users`: the domains of the authors of a paper and its owner. */

/** After a collaboration or an affiliation has ended, or a domain has left its institution. */
export const YEARS_COUNTED = 3;

const year = sql`extract(year FROM now())::int`;

/** Of an affiliation or a period: it makes a conflict today. */
export const hasNotLapsed = (untilYear: Expression<number | null>) => sql<boolean>`
  (${untilYear} IS NULL OR ${untilYear} >= ${year} - ${sql.lit(YEARS_COUNTED)})`;

/** Of `institution_domains`: the domain belongs to its institution, or did lately. */
export const belongsToInstitution = (alias: string) => sql<boolean>`(
  (${sql.ref(`${alias}.from_year`)} IS NULL OR ${sql.ref(`${alias}.from_year`)} <= ${year})
  AND ${hasNotLapsed(sql.ref(`${alias}.until_year`))})`;

const domainsTogether = sql`institution_domains d
  JOIN institution_domains s ON s.institution_id = d.institution_id AND s.domain <> d.domain`;

/** Selects the other domains of the institution that `domain` belongs to. */
export const otherDomainsOf = (domain: Expression<string | null>) => sql`
  SELECT s.domain AS value FROM ${domainsTogether}
   WHERE d.domain = ${domain} AND ${belongsToInstitution('d')} AND ${belongsToInstitution('s')}`;

/** Selects the names of listed institutions, at most one, that an address belongs to. */
export const listedInstitutionsOf = (email: Expression<string>) => sql<string>`
  SELECT i.name FROM institution_domains d JOIN institutions i ON i.id = d.institution_id
   WHERE d.domain = ANY (address_domains(${email})) AND ${belongsToInstitution('d')}`;

/** At an institution's domain, or below it. "/" follows ".". */
export const isAtDomain = (email: string, domain: RawBuilder<unknown>) => sql<boolean>`
  (address_host(${sql.ref(email)}) COLLATE "C" >= reverse('.' || ${domain})
    AND address_host(${sql.ref(email)}) COLLATE "C" < reverse('/' || ${domain}))`;

/** Of `papers as p`: an author or its owner writes from another domain of the institution of this address. */
export const isOfOtherDomain = (email: Expression<string>) => sql<boolean>`EXISTS (
  SELECT 1 FROM ${domainsTogether}
   WHERE d.domain = ANY (address_domains(${email})) AND ${belongsToInstitution('d')} AND ${belongsToInstitution('s')}
     AND s.domain = ANY (ARRAY(
       SELECT unnest(address_domains(a.email)) FROM paper_authors a WHERE a.paper_id = p.id
       UNION ALL
       SELECT unnest(address_domains(o.email)) FROM users o WHERE o.id = p.owner_id)))`;
