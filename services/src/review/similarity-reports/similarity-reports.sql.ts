import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { notify } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'similarity_reports.state': ReportState;
  }
}

export type ReportState = 'requested' | 'sent' | 'comparing' | 'ready' | 'failed';

export const REPORTS_CHANNEL = 'similarity_reports';

/** How many papers one look is about. */
const BATCH = 3;

interface Requested {
  versionId: string;
  paperId: string;
  at: Date;
}

/** A failed one is asked for again. */
export const requestReport = statement(({ versionId, paperId, at }: Requested) =>
  db
    .insertInto('similarity_reports')
    .values({
      ...{ version_id: versionId, paper_id: paperId, state: 'requested' },
      ...{ requested_at: at, ask_at: at },
    })
    .onConflict((conflict) =>
      conflict
        .column('version_id')
        .doUpdateSet({
          ...{ state: 'requested', external_id: null, failure: null, tries: 0 },
          ...{ requested_at: at, ask_at: at },
        })
        .where('similarity_reports.state', '=', 'failed'),
    )
    .returning(notify(REPORTS_CHANNEL).as('notified')),
);

/** Other processes take them only after the lease, if this one ends without a word. */
export const takeDue = statement((p: { now: Date; lease: Date }) =>
  db
    .updateTable('similarity_reports')
    .set(({ ref }) => ({ ask_at: p.lease, tries: sql<number>`${ref('tries')} + 1` }))
    .where('version_id', 'in', ({ selectFrom }) =>
      selectFrom('similarity_reports')
        .select('version_id')
        .where('ask_at', '<=', p.now)
        .orderBy('ask_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'version_id as versionId',
      'state',
      'external_id as externalId',
      'requested_at as requestedAt',
      'tries',
    ]),
);
export type DueReport = Awaited<ReturnType<typeof takeDue.one>>;

export const nextDue = statement(() =>
  db
    .selectFrom('similarity_reports')
    .select(({ fn }) => fn.min('ask_at').$castTo<Date | null>().as('at')),
);

export interface ReportStep {
  versionId: string;
  state: ReportState;
  externalId: string | null;
  percent: number | null;
  failure: string | null;
  askAt: Date | null;
}

/** Unless the paper was deleted meanwhile. Tries count up within a state. */
export const noteStep = statement((p: ReportStep) =>
  db
    .updateTable('similarity_reports')
    .set(({ ref }) => ({
      ...{ state: p.state, external_id: p.externalId, percent: p.percent, failure: p.failure },
      ask_at: p.askAt,
      tries: sql<number>`CASE WHEN ${ref('state')} = ${p.state} THEN ${ref('tries')} ELSE 0 END`,
    }))
    .where('version_id', '=', p.versionId),
);
