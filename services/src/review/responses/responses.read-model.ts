import { type Expression, sql } from 'kysely';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { papersOf } from '../../papers/paper/paper-access.read-model.js';
import { CLOSES_AT } from './response-ends.read-model.js';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';

/*
 * Reads `papers`, `editions` (the window and its word limit) and `users` (submitters) for responses to
 * reviews. Statuses are those that authors know: a recorded decision neither ends a response nor keeps an
 * email from them.
 */

type Window = EditionDocument['responses'];

/** Of a paper that the account may read. */
export const findResponse = statement((p: { userId: string; paperId: string }) =>
  db
    .selectFrom('papers as p')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .leftJoin('paper_responses as s', (join) =>
      join.onRef('s.paper_id', '=', 'p.id').onRef('s.round', '=', 'p.round'),
    )
    .select(({ eb, fn, lit }) => [
      'p.id as paperId',
      'p.round',
      eb('p.owner_id', '=', p.userId).$castTo<boolean>().as('isSubmitter'),
      eb('p.shown_status', '=', 'under-review').$castTo<boolean>().as('isUnderReview'),
      sql<Window>`e.document -> 'responses'`.as('window'),
      CLOSES_AT.as('closesAt'),
      's.form',
      's.draft',
      's.submitted_at as submittedAt',
      's.draft_saved_at as draftSavedAt',
      fn.coalesce('s.revision', lit(0)).as('revision'),
    ])
    .where('p.id', '=', p.paperId)
    .where('p.id', 'in', papersOf(p.userId)),
);
export type ResponseRow = Awaited<ReturnType<typeof findResponse.one>>;

export const findOwned = statement((p: { ownerId: string }) =>
  db.selectFrom('papers').select('id').where('owner_id', '=', p.ownerId),
);

/** Submitted ones of a paper, for organisers. */
export const submittedResponsesOf = (paperId: Expression<string>) =>
  db
    .selectFrom('paper_responses as s')
    .select(({ ref }) => [
      's.round',
      ref('s.form').$notNull().as('form'),
      moment(ref('s.submitted_at').$notNull()).as('submittedAt'),
    ])
    .where('s.paper_id', '=', paperId)
    .where('s.submitted_at', 'is not', null)
    .orderBy('s.round', 'desc');

/** As `isWindowOpen`, of `editions as e` and `paper_responses as s`. */
const isWindowOpen = (now: Date) => sql<boolean>`(e.document #>> '{responses,open}')::boolean
  AND coalesce((e.document #>> '{responses,opensAt}')::timestamptz <= ${now}, true)
  AND coalesce(${CLOSES_AT} > ${now}, true)`;

/** Papers whose authors can respond now. */
const papersInWindow = (now: Date) =>
  db
    .selectFrom('papers as p')
    .innerJoin('editions as e', 'e.id', 'p.edition_id')
    .innerJoin('users as u', 'u.id', 'p.owner_id')
    .leftJoin('paper_responses as s', (join) =>
      join.onRef('s.paper_id', '=', 'p.id').onRef('s.round', '=', 'p.round'),
    )
    .where(({ ref }) => ref('e.is_current'))
    .where(({ not, ref }) => not(ref('u.is_disabled')))
    .where('p.shown_status', '=', 'under-review')
    .where(isWindowOpen(now))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reviews as r')
          .whereRef('r.paper_id', '=', 'p.id')
          .whereRef('r.round', '=', 'p.round')
          .where('r.status', '=', 'submitted'),
      ),
    );

const paperFacts = (now: Date) =>
  papersInWindow(now).select([
    ...(['p.id', 'p.round', 'p.number', 'p.title', 'u.email'] as const),
    ...(['u.first_name as firstName', 'u.last_name as lastName'] as const),
    CLOSES_AT.as('closesAt'),
    sql<number>`(e.document #>> '{responses,wordLimit}')::int`.as('wordLimit'),
  ]);
export type RespondingPaper = Awaited<ReturnType<typeof takeOpened.one>>;

/** Marks papers whose authors were not emailed yet. */
export const takeOpened = statement((p: { now: Date }) =>
  db
    .with('invited', (db) =>
      db
        .insertInto('paper_responses')
        .columns(['paper_id', 'round', 'invited_at'])
        .expression(
          papersInWindow(p.now).select([
            'p.id as paper_id',
            'p.round',
            param(p.now, 'timestamptz').as('invited_at'),
          ]),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['paper_id', 'round'])
            .doUpdateSet({ invited_at: p.now })
            .where('paper_responses.invited_at', 'is', null)
            .where('paper_responses.submitted_at', 'is', null),
        )
        .returning(['paper_id', 'round']),
    )
    .selectFrom(paperFacts(p.now).as('f'))
    .innerJoin('invited as i', (join) =>
      join.onRef('i.paper_id', '=', 'f.id').onRef('i.round', '=', 'f.round'),
    )
    .selectAll('f')
    .orderBy('f.id'),
);

/** Marks papers without a response whose window closes by then, unless their authors were emailed within the span. */
export const takeDue = statement((p: { now: Date; until: Date }) =>
  db
    .with('reminded', (db) =>
      db
        .updateTable('paper_responses as s')
        .from(paperFacts(p.now).as('f'))
        .set({ reminded_at: p.now })
        .whereRef('s.paper_id', '=', 'f.id')
        .whereRef('s.round', '=', 'f.round')
        .where('s.submitted_at', 'is', null)
        .where('f.closesAt', '<=', p.until)
        .where(
          sql<boolean>`coalesce(s.reminded_at, s.invited_at, '-infinity') <
            f."closesAt" - (${p.until}::timestamptz - ${p.now}::timestamptz)`,
        )
        .returning(['s.paper_id', 's.round']),
    )
    .selectFrom(paperFacts(p.now).as('f'))
    .innerJoin('reminded as i', (join) =>
      join.onRef('i.paper_id', '=', 'f.id').onRef('i.round', '=', 'f.round'),
    )
    .selectAll('f')
    .orderBy('f.id'),
);
