import { sql, type RawBuilder } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { currentLimit } from '../../conference/editions/tracks.sql.js';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';
import { db } from '../../platform/database/db.js';
import { hasLostHandler } from '../handlers/paper-handlers.read-model.js';
import { isAmongHeld } from '../../platform/holds/held-acts.read-model.js';
import { work, type WorkAsked, workColumns } from '../../platform/work/work.js';
import { hasNewComments } from '../reviews/discussion-readers.read-model.js';
import { hasSimilarityToCheck } from '../similarity/similarity.read-model.js';
import type { PaperNeed } from './paper-needs.js';

/*
 * Reads `papers`, `paper_transitions`, `paper_authors`, `paper_publications`, `held_acts` and `editions` for what
 * papers need from chairs: the filter of their list, and the counts of the dashboard.
 */

const needed = currentLimit('reviewsNeeded', sql.ref('p.topic'));
const invited = currentLimit('reviewersInvited', sql.ref('p.topic'));

/** One row: the answers to the requests of the paper’s round. An open invitation counts as asked. */
const roundOf = (now: Date) => sql`(
  SELECT asked + (SELECT count(*) FROM review_invitations i WHERE i.paper_id = p.id AND i.round = p.round
                     AND i.responded_at IS NULL AND i.expires_at > ${now}) AS asked,
         declined + (SELECT count(*) FROM review_invitations i WHERE i.paper_id = p.id
                        AND i.round = p.round AND i.responded_at IS NOT NULL AND i.review_id IS NULL)
           AS declined,
         least(declined_at, (SELECT min(i.responded_at) FROM review_invitations i
                              WHERE i.paper_id = p.id AND i.round = p.round AND i.review_id IS NULL)) AS declined_at,
         submitted, awaited, late, late_since, submitted_at
    FROM (SELECT count(*) FILTER (WHERE r.status <> 'declined') AS asked,
                 count(*) FILTER (WHERE r.status = 'declined') AS declined,
                 min(r.declined_at) FILTER (WHERE r.status = 'declined') AS declined_at,
                 count(*) FILTER (WHERE r.status = 'submitted') AS submitted,
                 count(*) FILTER (WHERE r.status IN ('invited', 'accepted') AND r.due_at >= ${now}) AS awaited,
                 count(*) FILTER (WHERE r.status IN ('invited', 'accepted') AND r.due_at < ${now}) AS late,
                 min(r.due_at) FILTER (WHERE r.status IN ('invited', 'accepted') AND r.due_at < ${now})
                   AS late_since,
                 max(r.submitted_at) AS submitted_at
            FROM reviews r
           WHERE p.status = 'under-review' AND r.paper_id = p.id AND r.round = p.round) counted)`;

/** Of the paper `p` and its round `n`. No paper needs both reviewers and a replacement. */
const NEEDS: Record<Exclude<PaperNeed, 'discussion' | 'similarity'>, RawBuilder<boolean>> = {
  acknowledgement: sql`p.status IN ('submitted', 'screening')`,
  reviewers: sql`p.status = 'under-review' AND n.asked < ${needed} AND n.declined = 0`,
  replacement: sql`p.status = 'under-review' AND n.asked < ${invited} AND n.declined > 0`,
  'late-reviews': sql`p.status = 'under-review' AND n.late > 0`,
  // A late review delays no decision.
  decision: sql`p.status = 'under-review' AND n.submitted >= ${needed} AND n.awaited = 0`,
  handler: sql`p.status NOT IN ('rejected', 'desk-rejected', 'withdrawn') AND ${hasLostHandler}`,
  release: sql`p.status IN ('decision-recorded', 'verified')`,
  verification: sql`p.status = 'revision-submitted'`,
  'camera-ready': sql`p.status = 'accepted' AND EXISTS (
    SELECT FROM paper_publications b WHERE b.paper_id = p.id AND b.camera_ready = 'received')`,
};

/** Do not depend on the paper’s round. */
const WITHOUT_ROUND: PaperNeed[] = [
  'acknowledgement',
  'release',
  'handler',
  'verification',
  'camera-ready',
];

/** Of `papers as p`. */
export const isPaperHeld = isAmongHeld('paper', sql<string>`p.id`);

/** Papers need nothing while an act on them is on hold. */
const isFree = sql<boolean>`NOT ${isPaperHeld}`;

/** For a list of `papers as p`, and for the counts of the queue. */
export function hasNeed(need: PaperNeed, asked: WorkAsked): RawBuilder<boolean> {
  return sql`(${needs(need, asked)} AND ${isFree})`;
}

function needs(need: PaperNeed, asked: WorkAsked): RawBuilder<boolean> {
  if (need === 'discussion') return hasNewComments(asked.chairId);
  if (need === 'similarity') return hasSimilarityToCheck(asked);
  if (WITHOUT_ROUND.includes(need)) return NEEDS[need];
  return sql`(p.status = 'under-review' AND (SELECT ${NEEDS[need]} FROM ${roundOf(asked.now)} n))`;
}

const kinds = {
  'late-reviews': 'papers',
  verifications: 'papers',
  acknowledgements: 'papers',
  releases: 'papers',
  'verified-releases': 'papers',
  decisions: 'papers',
  replacements: 'papers',
  reviewers: 'papers',
} as const;
type Kind = keyof typeof kinds;

export const paperWork = work<Kind>({
  kinds,
  right: 'papers:read',
  select: (asked) =>
    db
      .selectFrom(
        sql<{ kind: Kind }>`(
  SELECT need.*
    FROM papers p
   CROSS JOIN LATERAL ${roundOf(asked.now)} n
    LEFT JOIN LATERAL (SELECT t.at FROM paper_transitions t WHERE t.paper_id = p.id
                        ORDER BY t.id DESC LIMIT 1) moved ON true
   CROSS JOIN LATERAL (VALUES
     ('acknowledgements', ${NEEDS.acknowledgement}, 1, (p.due_at < ${asked.now})::int, p.submitted_at, p.due_at, NULL),
     ('late-reviews', ${NEEDS['late-reviews']}, n.late, n.late, NULL, n.late_since, 1),
     ('verifications', ${NEEDS.verification}, 1, (p.due_at < ${asked.now})::int, moved.at, p.due_at, NULL),
     ('releases', p.status = 'decision-recorded', 1, 0, moved.at, NULL, NULL),
     ('verified-releases', p.status = 'verified', 1, 0, moved.at, NULL, NULL),
     ('decisions', ${NEEDS.decision}, 1, 0, n.submitted_at, NULL, NULL),
     ('reviewers', ${NEEDS.reviewers}, 1, 0, moved.at, NULL, NULL),
     ('replacements', ${NEEDS.replacement}, least(n.declined, ${invited} - n.asked), 0, n.declined_at, NULL,
       (n.asked < ${needed})::int)
   ) need (kind, holds, items, overdue, since, due_at, papers)
   WHERE p.edition_id = ${currentEditionId}
     AND p.submitted_at IS NOT NULL
     AND p.status IN ('submitted', 'screening', 'under-review', 'decision-recorded', 'verified',
                      'revision-submitted')
     AND NOT ${isHiddenFrom(asked)}
     AND ${isFree}
     AND need.holds)`.as('w'),
      )
      .select(
        workColumns(sql<Kind>`w.kind`, sql<number>`sum(w.items)::int`, {
          overdue: sql`sum(w.overdue)`,
          since: sql`min(w.since)`,
          dueAt: sql`min(w.due_at)`,
          papers: sql`sum(w.papers)`,
        }),
      )
      .groupBy('w.kind'),
});

/** Reads `paper_handlers` first: there are few. */
export const lostHandlerWork = work<'lost-handlers'>({
  kinds: { 'lost-handlers': 'papers' },
  right: 'papers:read',
  select: (asked) =>
    db
      .selectFrom('paper_handlers as h')
      .innerJoin('papers as p', 'p.id', 'h.paper_id')
      .select(
        workColumns(sql.lit('lost-handlers'), sql<number>`count(*)::int`, {
          since: sql`min(h.named_at)`,
        }),
      )
      .where('h.user_id', 'is', null)
      .where('p.edition_id', '=', currentEditionId)
      .where('p.submitted_at', 'is not', null)
      .where(hasNeed('handler', asked))
      .where(({ not }) => not(isHiddenFrom(asked))),
});
