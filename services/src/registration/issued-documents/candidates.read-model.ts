import { type RawBuilder, sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { type Connection, db, send } from '../../platform/database/db.js';
import { counts, isSample } from '../../platform/database/samples.js';
import { attendedMinutes } from '../online-attendance/attended-minutes.sql.js';
import { LIVE_REGISTRATION_STATUSES } from '../registrations/registration-status.js';
import { contains, list } from '../../platform/lists/keyset.js';
import type { DocumentKind, DocumentRole } from '../document-layouts/document-kinds.js';

/*
 * People whom a document of a kind can be issued to, with their evidence. Reads `users` and their permissions (identity),
 * `editions` and `fee_tables` (conference), `papers`, and `reviews`.
 */

export interface Candidate {
  /** A person, a registration or a paper, depending on the kind. */
  subjectId: string;
  userId: string | null;
  registrationId: string | null;
  paperId: string | null;
  title: string;
  firstName: string;
  lastName: string;
  sortName: string;
  affiliation: string;
  country: string;
  mode: 'physical' | 'virtual' | null;
  role: DocumentRole;
  paper: string | null;
  paperKind: 'full-paper' | 'poster' | null;
  /** Null without evidence. */
  evidenceAt: Date | null;
}

const live = sql`ANY(${sql.lit(`{${LIVE_REGISTRATION_STATUSES.join(',')}}`)})`;

const personOf = (alias: string) => sql.raw(`coalesce(${alias}.user_id, ${alias}.id)`);

/** In the fee table that priced registration `r`. */
const mode = sql`(SELECT offer ->> 'mode' FROM fee_tables f, jsonb_array_elements(f.fees -> 'packages') offer
  WHERE f.edition_id = r.edition_id AND f.revision = r.fee_revision AND offer ->> 'id' = r.package_id)`;

/** Of the person of registration `r`, under any of the person's registrations. */
const arrivedAt = sql`(SELECT min(a.arrived_at) FROM arrivals a JOIN registrations o ON o.id = a.registration_id
  WHERE o.edition_id = r.edition_id AND (o.id = r.id OR o.user_id = r.user_id))`;

/** In a session where the person was as many minutes as its import asks for. */
const joinedAt = sql`(SELECT min(s.joined_at) FROM (
  SELECT min(a.joined_at) AS joined_at FROM attendance_lines a JOIN attendance_imports i ON i.id = a.import_id
    JOIN registrations o ON o.id = a.registration_id
   WHERE o.edition_id = r.edition_id AND (o.id = r.id OR o.user_id = r.user_id)
   GROUP BY i.id HAVING ${attendedMinutes} >= i.minimum_minutes) s)`;

const isFirstOfPerson = sql`NOT EXISTS (
  SELECT FROM registrations o WHERE o.user_id = r.user_id AND o.edition_id = r.edition_id AND o.id < r.id
     AND o.status = ${live})`;

const registered = sql`r.edition_id = (${currentEditionId}) AND r.status = ${live}`;

const ofRegistration = sql`r.user_id AS "userId", r.id AS "registrationId", r.title, r.first_name AS "firstName",
  r.last_name AS "lastName", r.sort_name AS "sortName", r.organization AS affiliation, r.country`;

const noPaper = sql`NULL::text AS paper, NULL::text AS "paperKind"`;

/** 'Reviewer' is never a badge's role: reviewers are not public. */
const badgeRole = sql`CASE
  WHEN EXISTS (SELECT FROM user_permissions p WHERE p.user_id = r.user_id AND p.permission <> 'check-in') THEN 'organiser'
  WHEN EXISTS (SELECT FROM editions e, jsonb_array_elements(e.document -> 'speakers') s
    WHERE e.id = r.edition_id AND lower(s ->> 'name') = lower(r.first_name || ' ' || r.last_name)) THEN 'speaker'
  WHEN EXISTS (SELECT FROM registrations o WHERE o.edition_id = r.edition_id AND o.paper_id IS NOT NULL
    AND o.status = ${live} AND (o.id = r.id OR o.user_id = r.user_id)) THEN 'author'
  ELSE 'attendee' END`;

const CANDIDATES: Record<DocumentKind, RawBuilder<unknown>> = {
  attendance: sql`
    SELECT ${personOf('r')} AS "subjectId", NULL::uuid AS "paperId", ${ofRegistration},
           CASE WHEN ${arrivedAt} IS NOT NULL THEN 'physical' WHEN ${joinedAt} IS NOT NULL THEN 'virtual'
                ELSE ${mode} END AS mode,
           'attendee' AS role, ${noPaper}, coalesce(${arrivedAt}, ${joinedAt}) AS "evidenceAt"
      FROM registrations r WHERE ${registered} AND ${isFirstOfPerson}`,
  presentation: sql`
    SELECT r.id AS "subjectId", p.id AS "paperId", ${ofRegistration}, ${mode} AS mode, 'presenter' AS role,
           p.title AS paper, p.kind AS "paperKind",
           (SELECT g.presented_on::timestamp AT TIME ZONE 'UTC' FROM presentations g WHERE g.registration_id = r.id)
             AS "evidenceAt"
      FROM registrations r JOIN papers p ON p.id = r.paper_id
     WHERE ${registered} AND p.status = 'accepted'`,
  reviewing: sql`
    SELECT u.id AS "subjectId", NULL::uuid AS "paperId", u.id AS "userId", NULL::uuid AS "registrationId",
           coalesce(u.title, '') AS title, u.first_name AS "firstName", u.last_name AS "lastName",
           u.sort_name AS "sortName", u.organization AS affiliation, coalesce(u.country, '') AS country,
           NULL AS mode, 'reviewer' AS role, ${noPaper}, min(v.submitted_at) AS "evidenceAt"
      FROM users u JOIN reviews v ON v.reviewer_id = u.id JOIN papers p ON p.id = v.paper_id
     WHERE p.edition_id = (${currentEditionId}) AND v.status IN ('accepted', 'submitted')
     GROUP BY u.id`,
  acceptance: sql`
    SELECT p.id AS "subjectId", p.id AS "paperId", u.id AS "userId", NULL::uuid AS "registrationId",
           coalesce(u.title, '') AS title, u.first_name AS "firstName", u.last_name AS "lastName",
           u.sort_name AS "sortName", u.organization AS affiliation, coalesce(u.country, '') AS country,
           NULL AS mode, 'author' AS role, p.title AS paper, p.kind AS "paperKind",
           p.submitted_at AS "evidenceAt"
      FROM papers p JOIN users u ON u.id = p.owner_id
     WHERE p.edition_id = (${currentEditionId}) AND p.status = 'accepted'`,
  badge: sql`
    SELECT ${personOf('r')} AS "subjectId", NULL::uuid AS "paperId", ${ofRegistration}, ${mode} AS mode,
           ${badgeRole} AS role, ${noPaper}, r.created_at AS "evidenceAt"
      FROM registrations r WHERE ${registered} AND ${isFirstOfPerson}`,
};

const candidatesOf = (kind: DocumentKind) => sql<Candidate>`(${CANDIDATES[kind]})`.as<'c'>('c');

export const DOCUMENT_STATES = ['to-issue', 'without-evidence', 'issued', 'all'] as const;

export interface CandidateFilters {
  state: (typeof DOCUMENT_STATES)[number];
  q?: string | undefined;
  subjectId?: string;
  /** Papers that the organiser must not see. */
  hidden: RawBuilder<string[]>;
}

const isVisible = (hidden: RawBuilder<string[]>) =>
  sql<boolean>`(c."paperId" IS NULL OR c."paperId" <> ALL(${hidden}))`;

const IN_STATE: Record<CandidateFilters['state'], RawBuilder<boolean> | undefined> = {
  'to-issue': sql<boolean>`d.id IS NULL AND c."evidenceAt" IS NOT NULL`,
  'without-evidence': sql<boolean>`d.id IS NULL AND c."evidenceAt" IS NULL`,
  issued: sql<boolean>`d.id IS NOT NULL`,
  all: undefined,
};

/** With the valid document of each. */
const withDocuments = (kind: DocumentKind) =>
  db
    .selectFrom(candidatesOf(kind))
    .leftJoin('issued_documents as d', (join) =>
      join
        .on('d.edition_id', '=', currentEditionId)
        .on('d.kind', '=', kind)
        .onRef('d.subject_id', '=', 'c.subjectId')
        .on('d.revoked_at', 'is', null),
    );

const listOf = (kind: DocumentKind) =>
  list({
    query: withDocuments(kind)
      .selectAll('c')
      .select([
        'd.id as documentId',
        'd.number',
        'd.issued_at as issuedAt',
        'd.override_reason as overrideReason',
      ]),
    id: 'c.subjectId',
    sorts: { name: { column: 'c.sortName', type: 'text' } },
    where: (_, { state, q, subjectId, hidden }: CandidateFilters) => [
      isVisible(hidden),
      subjectId && sql<boolean>`c."subjectId" = ${subjectId}::uuid`,
      IN_STATE[state],
      q &&
        contains(
          sql<string>`lower(c."firstName" || ' ' || c."lastName" || ' ' || coalesce(c.paper, ''))`,
          q.toLowerCase(),
        ),
    ],
  });

export const candidateLists = {
  attendance: listOf('attendance'),
  presentation: listOf('presentation'),
  reviewing: listOf('reviewing'),
  acceptance: listOf('acceptance'),
  badge: listOf('badge'),
};

interface Asked {
  kind: DocumentKind;
  hidden: RawBuilder<string[]>;
}

/** Samples do not count once there are real registrations. */
export async function countCandidates(on: Connection, { kind, hidden }: Asked) {
  const countIf = (condition: RawBuilder<boolean> | undefined) =>
    sql<number>`(count(*) FILTER (WHERE ${condition ?? sql`true`}))::int`;
  const query = withDocuments(kind)
    .select([
      countIf(IN_STATE['to-issue']).as('toIssue'),
      countIf(IN_STATE['without-evidence']).as('withoutEvidence'),
      countIf(IN_STATE.issued).as('issued'),
      countIf(undefined).as('all'),
    ])
    .where(isVisible(hidden))
    .where(counts(isSample(sql.ref('c.userId'))));
  const { rows } = await send<Record<'toIssue' | 'withoutEvidence' | 'issued' | 'all', number>>(
    on,
    query.compile(),
  );
  return rows[0] ?? { toIssue: 0, withoutEvidence: 0, issued: 0, all: 0 };
}

/** By their names. @param subjectIds all who have evidence and no document without it */
export async function findCandidates(
  on: Connection,
  { kind, hidden, subjectIds }: Asked & { subjectIds: string[] | null },
): Promise<Candidate[]> {
  const chosen = subjectIds
    ? sql<boolean>`c."subjectId" = ANY(${subjectIds}::uuid[])`
    : sql<boolean>`${IN_STATE['to-issue']} AND ${counts(isSample(sql.ref('c.userId')))}`;
  const query = withDocuments(kind)
    .selectAll('c')
    .where(isVisible(hidden))
    .where(chosen)
    .orderBy('c.sortName');
  return (await send<Candidate>(on, query.compile())).rows;
}

/** The one whose name takes most room, to see that all fit. */
export async function longestName(on: Connection, { kind, hidden }: Asked) {
  const query = withDocuments(kind)
    .selectAll('c')
    .where(isVisible(hidden))
    .orderBy(sql`length(c.title || c."firstName" || c."lastName") DESC, c."sortName"`)
    .limit(1);
  return (await send<Candidate>(on, query.compile())).rows[0];
}
