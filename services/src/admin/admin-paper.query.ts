import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { sqlMoment } from '../common/sql-moment.js';
import { prepared } from '../database/prepared.js';
import { paperNotFound } from '../papers/papers.errors.js';
import type { AdminPaper } from './admin-paper.schema.js';
import { type Chair, type PaperRecord, presentRow } from './admin-papers.query.js';
import { PAPER_COLUMNS } from './admin-papers.sql.js';

type Details = PaperRecord & Omit<AdminPaper, keyof PaperRecord>;

const person = (user: string) => `json_build_object('id', ${user}.id,
  'name', ${user}.first_name || ' ' || ${user}.last_name, 'email', ${user}.email,
  'organization', ${user}.organization)`;
const name = (user: string) => `${user}.first_name || ' ' || ${user}.last_name`;
const file = (alias: string) => `CASE WHEN ${alias}.id IS NOT NULL THEN
  json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'bytes', ${alias}.bytes) END`;
const all = (rows: string) => `(SELECT coalesce(json_agg(each), '[]') FROM (${rows}) each)`;

const AUTHORS = `
  SELECT given_name AS "givenName", family_name AS "familyName", email, affiliation, country,
         is_presenting AS "isPresenting", is_corresponding AS "isCorresponding"
    FROM paper_authors WHERE paper_id = p.id ORDER BY position`;

const VERSIONS = `
  SELECT v.id, v.number, v.stage, v.round, v.pages, v.note, ${sqlMoment('v.created_at')} AS "createdAt",
         ${file('f')} AS file, ${file('s')} AS supplement
    FROM paper_versions v JOIN files f ON f.id = v.file_id
         LEFT JOIN files s ON s.id = v.supplement_file_id
   WHERE v.paper_id = p.id AND v.is_submitted ORDER BY v.number DESC`;

const REVIEWS = `
  SELECT r.id, r.round, r.alias, ${person('u')} AS reviewer, r.status,
         ${sqlMoment('r.due_at')} AS "dueAt", ${sqlMoment('r.created_at')} AS "createdAt",
         ${sqlMoment('r.finished_at')} AS "finishedAt", ${sqlMoment('r.reminded_at')} AS "remindedAt",
         r.override_reason AS "overrideReason", r.decline_reason AS "declineReason",
         r.declared_conflict AS "declaredConflict", r.recommendation, r.criteria, r.confidence,
         r.comments_to_authors AS "commentsToAuthors",
         r.comments_to_committee AS "commentsToCommittee", r.concern
    FROM reviews r JOIN users u ON u.id = r.reviewer_id
   WHERE r.paper_id = p.id ORDER BY r.round DESC, r.alias`;

const INVITATIONS = `
  SELECT i.id, i.round, i.email, ${sqlMoment('i.due_at')} AS "dueAt",
         ${sqlMoment('i.created_at')} AS "createdAt", ${sqlMoment('i.expires_at')} AS "expiresAt"
    FROM review_invitations i
   WHERE i.paper_id = p.id AND i.round = p.round AND i.answered_at IS NULL ORDER BY i.id`;

const DECISIONS = `
  SELECT d.id, d.round, d.decision, d.note_to_authors AS "noteToAuthors",
         d.note_to_committee AS "noteToCommittee", ${sqlMoment('d.recorded_at')} AS "recordedAt",
         ${name('b')} AS "recordedBy", ${sqlMoment('d.released_at')} AS "releasedAt",
         ${name('l')} AS "releasedBy", ${sqlMoment('d.reopened_at')} AS "reopenedAt"
    FROM paper_decisions d JOIN users b ON b.id = d.recorded_by
         LEFT JOIN users l ON l.id = d.released_by
   WHERE d.paper_id = p.id ORDER BY d.recorded_at DESC`;

const MOVES = `
  SELECT ${sqlMoment('m.at')} AS at, ${name('u')} AS actor, m.action, m.from_status AS "from",
         m.to_status AS "to", m.is_shown AS "isShown", m.note_to_author AS "noteToAuthor", m.note
    FROM paper_moves m LEFT JOIN users u ON u.id = m.actor_id
   WHERE m.paper_id = p.id ORDER BY m.id`;

export const ADMIN_PAPER = prepared(`
  SELECT ${PAPER_COLUMNS}, p.shown_status AS "shownStatus", p.abstract, p.keywords,
         p.ai_use AS "aiUse", p.is_original AS "isOriginal",
         ${sqlMoment('p.acknowledge_by')} AS "acknowledgeBy",
         ${sqlMoment('p.corrections_by')} AS "correctionsBy",
         ${sqlMoment('p.verify_by')} AS "verifyBy", ${sqlMoment('p.payment_by')} AS "paymentBy",
         ${person('o')} AS owner, ${all(AUTHORS)} AS "authorList", ${all(VERSIONS)} AS versions,
         ${all(REVIEWS)} AS "reviewList", ${all(INVITATIONS)} AS invitations,
         ${all(DECISIONS)} AS decisions, ${all(MOVES)} AS moves
    FROM papers p JOIN users o ON o.id = p.owner_id
   WHERE p.id = $1 AND p.submitted_at IS NOT NULL AND p.owner_id <> $2
     AND NOT EXISTS (SELECT FROM paper_authors a
                      WHERE a.paper_id = p.id AND lower(a.email) = lower($3))`);

@Injectable()
export class AdminPaperQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND, for the chair's own papers as well */
  async read(chair: Chair, id: string): Promise<AdminPaper> {
    const [details] = await this.dataSource.query<Details[]>(ADMIN_PAPER, [
      id,
      chair.id,
      chair.email,
    ]);
    if (!details) throw paperNotFound();
    return { ...details, ...presentRow(details, this.clock.now()) };
  }
}
