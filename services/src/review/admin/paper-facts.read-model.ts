import { type Expression, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import type { Decision } from '../../papers/status/paper-status.js';
import type { CameraReadyState } from '../../papers/camera-ready/camera-ready.js';
import { authorsOf } from '../../papers/paper-authors.sql.js';
import type { PaperRegistered } from './admin-papers.schema.js';

/* Also reads `papers`, `paper_authors`, `paper_versions`, `paper_decisions`, `paper_publications` and `users`. */

const reviewersOf = (paperId: Expression<string>) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .select([
      sql<string>`u.first_name || ' ' || u.last_name`.as('name'),
      'u.email',
      'r.status',
      'r.recommendation',
      sql<number | null>`(SELECT round(avg(c.value::numeric), 2)::float8
        FROM jsonb_each_text(r.criteria) c WHERE r.status = 'submitted')`.as('score'),
    ])
    .where('r.paper_id', '=', paperId)
    .where('r.round', '=', sql.ref<number>('p.round'))
    .where('r.status', '<>', 'declined')
    .orderBy('r.alias');

const ofDecision = <Value>(column: Expression<Value>) => sql<Value | null>`(
  SELECT ${column} FROM paper_decisions d
   WHERE d.paper_id = p.id AND d.reopened_at IS NULL ORDER BY d.recorded_at DESC LIMIT 1)`;

const ofCameraReady = <Value>(column: Expression<Value>) => sql<Value | null>`(
  SELECT ${column} FROM paper_versions v
   WHERE v.paper_id = p.id AND v.stage = 'camera-ready' AND v.is_submitted
   ORDER BY v.number DESC LIMIT 1)`;

/** Of the paper `p`: its publication, which has a row once something happened. */
const publication = <Value extends string>(column: string, without: Value) => sql<Value>`coalesce((
  SELECT ${sql.ref(`b.${column}`)} FROM paper_publications b WHERE b.paper_id = p.id), ${sql.lit(without)})`;

export const registrationOfPaper = publication<PaperRegistered>('registration', 'none');
export const cameraReadyOfPaper = publication<CameraReadyState>('camera_ready', 'missing');

/** For proceedings and reviewing: of the paper `p`. */
export const paperFacts = jsonBuildObject({
  abstract: sql.ref<string>('p.abstract'),
  keywords: sql.ref<string[]>('p.keywords'),
  authorList: jsonArrayFrom(authorsOf(sql.ref('p.id'))),
  reviewers: jsonArrayFrom(reviewersOf(sql.ref('p.id'))),
  decision: ofDecision(sql.ref<Decision>('d.decision')),
  decisionReleasedAt: ofDecision(moment(sql.ref<Date | null>('d.released_at'))),
  registration: registrationOfPaper,
  cameraReady: cameraReadyOfPaper,
  cameraReadyAt: ofCameraReady(moment(sql.ref<Date>('v.created_at'))),
  notes: sql<number>`(SELECT count(*)::int FROM paper_notes n WHERE n.paper_id = p.id)`,
  cameraReadyPages: ofCameraReady(sql.ref<number>('v.pages')),
});
export type PaperFacts = typeof paperFacts extends Expression<infer Facts> ? Facts : never;
