import { type Expression, sql } from 'kysely';
import { emailKeyOf, param } from '../../platform/database/expressions.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';
import {
  type HeldPermission,
  type Permitted,
  type Right,
  topicsOf,
} from '../../platform/http/policy/rights.js';
import type { PaperReader } from '../../platform/work/work.js';
import { institutionDomain } from './email-domain.js';
import { isAtDomain, isOfOtherDomain } from './listed-institutions.read-model.js';
import { papersOfOtherDomains, papersOfRelations } from './relations.read-model.js';

/* Reads `papers`, `paper_authors`, `users` (owners) and `editions` for the papers that a chair must not see. */

/** Who may read all topics may still be limited to some when they act. */
export type PaperRight = Extract<Right, `papers:${string}`>;

/** Who reads papers in the admin area, or acts on them, with the topics that a track chair has this right for. */
export function paperReader(chair: PermittedUser, right: PaperRight = 'papers:read'): PaperReader {
  return {
    chairId: chair.id,
    chairEmail: chair.email,
    chairInstitution: institutionDomain(chair.email),
    chairTopics: topicsOf(chair, right),
  };
}

/** Whether a paper of this topic that the chair reads is also theirs to act on. */
export function mayActOn(chair: Permitted, topic: string): boolean {
  const topics = topicsOf(chair, 'papers:write');
  return topics === null || topics.includes(topic);
}

interface Named {
  id: Expression<string>;
  key: Expression<string>;
}

interface Conflicted extends Named {
  institution: Expression<string | null>;
}

const conflicted = (reader: PaperReader): Conflicted => ({
  id: param(reader.chairId, 'uuid'),
  key: emailKeyOf(reader.chairEmail),
  institution: param(reader.chairInstitution, 'text'),
});

const institutionsCount = sql<boolean>`(
  SELECT institution_conflicts FROM editions WHERE is_current)`;

/** Papers that name the person, or that the person declared a conflict with. */
const namedOrDeclared = ({ id, key }: Named) => sql`
    SELECT paper_id FROM paper_authors WHERE email_key(email) = ${key}
    UNION ALL
    SELECT paper_id FROM paper_conflicts WHERE user_id = ${id}
    UNION ALL
    SELECT paper_id FROM reviews WHERE reviewer_id = ${id} AND declared_conflict IS NOT NULL
    UNION ALL
    SELECT paper_id FROM review_invitations
     WHERE email_key(email) = ${key} AND declared_conflict IS NOT NULL`;

/** These, and papers of people and institutions that a chair declared, or of another domain of the chair's institution. */
const ofRelationsToo = ({ id, key, institution }: Conflicted) =>
  sql`${namedOrDeclared({ id, key })}
    UNION ALL ${papersOfRelations({ id, institution, institutionsCount })}`;

const forBidders = ({ id, key, institution }: Conflicted) =>
  sql`${namedOrDeclared({ id, key })}
    UNION ALL ${papersOfOtherDomains({ institution, institutionsCount })}`;

/**
 * The bounds are selected: if the planner knew them, it would expect fewer rows than without them, and plan the
 * statement again for each call, which costs more than running it.
 */
const isAt = (email: string, { institution }: Conflicted) =>
  isAtDomain(email, sql`(SELECT ${institution})`);

/** One read of each index for the whole statement. */
const papersOfInstitution = (chair: Conflicted) => sql`
    SELECT paper_id FROM paper_authors WHERE ${institutionsCount} AND ${isAt('email', chair)}`;
const ownersOfInstitution = (chair: Conflicted) => sql`
    SELECT id FROM users WHERE ${institutionsCount} AND ${isAt('email', chair)}`;

/** Of `papers as p`: the chair has a conflict with it, or it is of a topic that a track chair does not have. */
export function isHiddenFrom(reader: PaperReader) {
  const topics = param(reader.chairTopics, 'text[]');
  return sql<boolean>`(${isIn(reader, ofRelationsToo)}
    OR (${topics} IS NOT NULL AND p.topic <> ALL (${topics})))`;
}

/**
 * Of `papers as p`: a reviewer cannot bid on it. Without declared relations: they can be added and removed at will, so that a
 * paper that comes and goes with one would tell the reviewer its author.
 */
export const isHiddenFromBidder = (reviewer: PaperReader) => isIn(reviewer, forBidders);

const isIn = (reader: PaperReader, papers: typeof ofRelationsToo) => {
  const person = conflicted(reader);
  return sql<boolean>`(p.owner_id = ${person.id}
    OR p.id = ANY (ARRAY(${papers(person)} UNION ALL ${papersOfInstitution(person)}))
    OR p.owner_id = ANY (ARRAY(${ownersOfInstitution(person)})))`;
};

/** Each way in which the reader has a conflict; a paper may be in several. */
const conflictedParts = (reader: PaperReader) => {
  const chair = conflicted(reader);
  return [
    sql`SELECT id FROM papers WHERE owner_id = ${chair.id}`,
    ofRelationsToo(chair),
    papersOfInstitution(chair),
    sql`SELECT id FROM papers WHERE owner_id = ANY (ARRAY(${ownersOfInstitution(chair)}))`,
  ];
};

/** The same conflicts, for statements that look for these papers: their ids. */
export const conflictedPapers = (reader: PaperReader) =>
  sql<string>`(${sql.join(conflictedParts(reader), sql` UNION `)})`;

/** Selects the ids of these papers, and of their reviews and invitations to review; some several times. */
export const conflictedSubjects = (reader: PaperReader) => sql<string>`
  WITH conflicted AS MATERIALIZED (${sql.join(conflictedParts(reader), sql` UNION ALL `)})
  SELECT id FROM conflicted
  UNION ALL SELECT r.id FROM reviews r JOIN conflicted c ON c.id = r.paper_id
  UNION ALL SELECT i.id FROM review_invitations i JOIN conflicted c ON c.id = i.paper_id`;

/** Where the statement knows the organiser: whom the paper `p` names, declared conflicts, and other listed domains. See `isHiddenFromOrganiser`. */
export const isNamedOrDeclared = (id: Expression<string>, email: Expression<string>) =>
  sql<boolean>`(p.owner_id = ${id}
    OR p.id IN (${ofRelationsToo({ id, key: emailKeyOf(email), institution: sql`NULL::text` })})
    OR (${institutionsCount} AND ${isOfOtherDomain(email)}))`;

/** The addresses of the authors and the owner of `papers as p`; none where institutions make no conflict. */
export const authorAddresses = sql<string[]>`ARRAY(
  SELECT a.email FROM paper_authors a WHERE a.paper_id = p.id AND ${institutionsCount}
  UNION ALL
  SELECT o.email FROM users o WHERE o.id = p.owner_id AND ${institutionsCount})`;

interface OrganiserOfPaper {
  email: string;
  /** By `isNamedOrDeclared`. */
  isHidden: boolean;
  topic: string;
  /** By `authorAddresses`. */
  authors: readonly string[];
}

/** As `isHiddenFrom`, for an organiser whom a statement found. */
export function isHiddenFromOrganiser(
  { email, isHidden, topic, authors }: OrganiserOfPaper,
  permissions: readonly HeldPermission[],
  right: PaperRight,
): boolean {
  const topics = topicsOf({ permissions }, right);
  const isOther = topics !== null && !topics.includes(topic);
  return isHidden || isOther || sharesInstitution(email, authors);
}

function sharesInstitution(email: string, authors: readonly string[]): boolean {
  const institution = institutionDomain(email);
  return institution !== null && authors.some((each) => institutionDomain(each) === institution);
}
