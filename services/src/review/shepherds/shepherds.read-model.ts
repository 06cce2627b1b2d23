import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { EntityManager } from 'typeorm';
import type { PaperStatus } from '../../papers/status/paper-status.js';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';
import { isUnconflicted, mayShepherd } from '../reviews/meta-reviewers.read-model.js';
import { readableVersion } from '../reviews/review.read-model.js';
import type { ShepherdAnswer } from './paper-shepherd.entity.js';

/*
 * Reads `papers`, `paper_versions`, `paper_decisions` and `users` for shepherds. No column identifies authors or
 * reviewers. Excludes papers of which the shepherd has become an author, and conflicts that were declared since.
 */

/** Of `papers as p`: the last decision of its round that was not reopened before its release. */
const lastDecision = sql<string | null>`(
  SELECT d.decision FROM paper_decisions d
   WHERE d.paper_id = p.id AND d.round = p.round AND (d.released_at IS NOT NULL OR d.reopened_at IS NULL)
   ORDER BY d.recorded_at DESC LIMIT 1)`;

const NAMED_IN: PaperStatus[] = [
  'decision-recorded',
  'minor-corrections',
  'major-corrections',
  'revision-submitted',
];

/** Of `papers as p`: from the recording of the decision on. A paper can be sent back more than once. */
export const mayNameShepherd = sql<boolean>`(
  p.status IN (${sql.join(NAMED_IN)}) AND coalesce(${lastDecision}, '') = 'minor-corrections')`;

export const findMayNameShepherd = statement((p: { paperId: string }) =>
  db.selectFrom('papers as p').select(mayNameShepherd.as('mayName')).where('p.id', '=', p.paperId),
);

const shepherdings = (userId: string) =>
  db
    .selectFrom('paper_shepherds as r')
    .innerJoin('papers as p', (join) =>
      join.onRef('p.id', '=', 'r.paper_id').onRef('p.round', '=', 'r.round'),
    )
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .leftJoinLateral(readableVersion.as('v'), (join) => join.onTrue())
    .select([
      ...(['r.id', 'r.paper_id as paperId', 'r.round', 'r.answer'] as const),
      ...(['r.to_chairs as toChairs', 'r.to_authors as toAuthors'] as const),
      ...(['r.answered_at as answeredAt', 'r.asked_at as askedAt'] as const),
      ...(['p.number as paperNumber', 'p.title as paperTitle', 'p.kind as paperKind'] as const),
      ...(['p.topic', 'p.abstract', 'p.keywords', 'p.status', 'v.pages'] as const),
      ...(['p.corrections_by as correctionsBy', 'p.verify_by as verifyBy'] as const),
      'v.reviewer_supplement_file_id as supplementFileId',
      sql<string>`coalesce((SELECT d.note_to_authors FROM paper_decisions d
        WHERE d.paper_id = p.id AND d.round = p.round AND d.released_at IS NOT NULL
          AND d.decision = 'minor-corrections'
        ORDER BY d.recorded_at DESC LIMIT 1), '')`.as('noteToAuthors'),
      sql<string>`coalesce((SELECT w.note FROM paper_versions w
        WHERE w.paper_id = p.id AND w.round = p.round AND w.stage = 'revision' AND w.is_submitted
        ORDER BY w.number DESC LIMIT 1), '')`.as('summaryOfChanges'),
    ])
    .where('r.reviewer_id', '=', userId)
    .where(mayShepherd);

export const findShepherdings = statement((p: { userId: string }) =>
  shepherdings(p.userId).orderBy('r.paper_id'),
);
export type ShepherdingRow = Awaited<ReturnType<typeof findShepherdings.one>>;

export const findShepherding = statement((p: { userId: string; paperId: string }) =>
  shepherdings(p.userId).where('r.paper_id', '=', p.paperId),
);

export const isOpenFor = ({ status, askedAt }: ShepherdingRow) =>
  status === 'revision-submitted' && askedAt !== null;

/** Revisions that the shepherd has not answered. */
export async function countAwaitedShepherdings(tx: EntityManager, userId: string): Promise<number> {
  const rows = await findShepherdings.all(tx, { userId });
  return rows.filter((row) => row.answer === null && isOpenFor(row)).length;
}

/** Of a paper, for organisers; the newest first. */
export const shepherdsOf = (paperId: Expression<string>) =>
  db
    .selectFrom('paper_shepherds as s')
    .innerJoin('users as u', 'u.id', 's.reviewer_id')
    .innerJoin('papers as q', 'q.id', 's.paper_id')
    .select(({ ref, case: when }) => [
      ...(['s.id', 's.round'] as const),
      jsonBuildObject({
        id: ref('u.id'),
        name: sql<string>`u.first_name || ' ' || u.last_name`,
      }).as('reviewer'),
      moment(ref('s.assigned_at')).as('assignedAt'),
      sql<boolean>`s.told_at IS NOT NULL`.as('isTold'),
      sql<boolean>`s.ended_at IS NULL AND s.round = q.round`.as('isCurrent'),
      when()
        .when('s.answer', 'is not', null)
        .then(
          jsonBuildObject({
            answer: sql<ShepherdAnswer>`s.answer`,
            toChairs: ref('s.to_chairs'),
            toAuthors: ref('s.to_authors'),
            answeredAt: moment(ref('s.answered_at')).$notNull(),
          }),
        )
        .end()
        .as('given'),
    ])
    .where('s.paper_id', '=', paperId)
    .orderBy('s.assigned_at', 'desc')
    .orderBy('s.id', 'desc');

/** Of `papers as p`: the answer of the shepherd to the revision; null without a shepherd. */
export const shepherdAnswer = sql<{ answer: ShepherdAnswer | null } | null>`(
  SELECT json_build_object('answer', s.answer) FROM paper_shepherds s
   WHERE s.paper_id = p.id AND s.round = p.round AND s.ended_at IS NULL)`;

/** Whom authors know as their shepherd, where the edition names shepherds; while a decision is released also before its end. */
export const findNamed = statement((p: { paperId: string; isReleasing: boolean }) =>
  db
    .selectFrom('paper_shepherds as r')
    .innerJoin('papers as p', (join) =>
      join.onRef('p.id', '=', 'r.paper_id').onRef('p.round', '=', 'r.round'),
    )
    .innerJoin('users as u', 'u.id', 'r.reviewer_id')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('name'))
    .where('r.paper_id', '=', p.paperId)
    .where('r.ended_at', 'is', null)
    .where(sql<boolean>`(e.document #>> '{shepherds,namedToAuthors}')::boolean`)
    .where(sql<boolean>`CASE WHEN ${p.isReleasing}::boolean
      THEN ${isUnconflicted} ELSE ${mayShepherd} END`),
);

/** Marks as reminded who has not answered a revision that was submitted by then; once each. */
export const takeUnanswered = statement((p: { now: Date; submittedBy: Date }) =>
  db
    .updateTable('paper_shepherds as r')
    .from(['papers as p', 'users as u'])
    .set({ reminded_at: p.now })
    .whereRef('p.id', '=', 'r.paper_id')
    .whereRef('p.round', '=', 'r.round')
    .whereRef('u.id', '=', 'r.reviewer_id')
    .where('p.status', '=', 'revision-submitted')
    .where('r.answer', 'is', null)
    .where('r.reminded_at', 'is', null)
    .where('r.asked_at', '<=', p.submittedBy)
    .where(mayShepherd)
    .where(({ not, ref }) => not(isOnHold('paper', ref('p.id'))))
    .returning([
      'r.reviewer_id as reviewerId',
      'p.id',
      'p.number',
      'p.title',
      'p.verify_by as verifyBy',
    ]),
);
