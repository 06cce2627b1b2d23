import { type RawBuilder, sql } from 'kysely';
import { anyOf, notify } from '../../platform/database/expressions.js';
import { type Connection, db, send } from '../../platform/database/db.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { statement } from '../../platform/database/statement.js';
import type { DocumentKind } from '../document-layouts/document-kinds.js';
import type { JobFailure, JobOutput, ProblemReason } from './document-jobs.schema.js';

export const JOBS_CHANNEL = 'document_jobs';

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'document_jobs.kind': DocumentKind;
    'document_jobs.failure': JobFailure;
    'document_job_problems.reason': ProblemReason;
  }
}

interface NewJob {
  id: string;
  editionId: string;
  kind: DocumentKind;
  output: JobOutput;
  subjectIds: string[];
  paperIds: string[];
  by: string;
  now: Date;
}

/** No row where the organiser has one like it under way. */
export const insertJob = statement((p: NewJob) =>
  db
    .with('job', (db) =>
      db
        .insertInto('document_jobs')
        .values({
          ...{ id: p.id, edition_id: p.editionId, kind: p.kind, output: p.output },
          ...{ subject_ids: p.subjectIds, paper_ids: p.paperIds },
          ...{ requested_by: p.by, requested_at: p.now },
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .selectFrom('job')
    .select(['id', notify(JOBS_CHANNEL).as('notified')]),
);

const jobs = () =>
  db
    .selectFrom('document_jobs')
    .select(['id', 'kind', 'output', 'state', 'done', 'issued', 'failure'])
    .select(['requested_at as requestedAt', 'ended_at as endedAt', 'expires_at as expiresAt'])
    .select([
      sql<number>`cardinality(subject_ids)`.as('total'),
      sql<number | null>`bytes::float8`.as('bytes'),
    ]);

type OfKind = Pick<NewJob, 'editionId' | 'kind' | 'by'>;

/** Newest first. */
export const findJobs = statement((p: OfKind & { limit: number }) =>
  jobs()
    .where('requested_by', '=', p.by)
    .where('edition_id', '=', p.editionId)
    .where('kind', '=', p.kind)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit),
);
export type FoundJob = Awaited<ReturnType<typeof findJobs.one>>;

const isUnderWay = sql<boolean>`state IN ('waiting', 'running')`;

export const findUnderWay = statement((p: OfKind & { output: JobOutput }) =>
  jobs()
    .where('requested_by', '=', p.by)
    .where('edition_id', '=', p.editionId)
    .where('kind', '=', p.kind)
    .where('output', '=', p.output)
    .where(isUnderWay),
);

export const findProblems = statement((p: { ids: string[] }) =>
  db
    .selectFrom('document_job_problems')
    .select(['job_id as jobId', 'subject_id as subjectId', 'reason'])
    .where('job_id', '=', anyOf(p.ids))
    .orderBy('subject_id'),
);

/** @param staleBefore a process that has said nothing since has ended */
export const claimJob = statement((p: { runner: string; now: Date; staleBefore: Date }) =>
  db
    .updateTable('document_jobs')
    .set({
      state: 'running',
      runner: p.runner,
      alive_at: p.now,
      attempts: sql<number>`attempts + 1`,
      // A file is written from its beginning again.
      done: sql<number>`CASE output WHEN 'documents' THEN done ELSE 0 END`,
    })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('document_jobs')
        .select('id')
        .where(({ or, and, eb }) =>
          or([
            eb('state', '=', 'waiting'),
            and([eb('state', '=', 'running'), eb('alive_at', '<', p.staleBefore)]),
          ]),
        )
        .orderBy('requested_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'output', 'done', 'attempts', 'edition_id as editionId'])
    .returning(['requested_by as requestedBy', sql<number>`cardinality(subject_ids)`.as('total')]),
);
export type ClaimedJob = Awaited<ReturnType<typeof claimJob.one>>;

/** When a job of another process would be taken over. */
export const nextStale = statement(() =>
  db
    .selectFrom('document_jobs')
    .select(({ fn }) => fn.min('alive_at').as('aliveAt'))
    .where('state', '=', 'running'),
);

interface Claim {
  id: string;
  runner: string;
}

/** @param from of the first, from 0 */
export const findSubjects = statement((p: { id: string; from: number; limit: number }) =>
  db
    .selectFrom('document_jobs')
    .select(
      sql<
        string[]
      >`subject_ids[${p.from}::integer + 1 : ${p.from}::integer + ${p.limit}::integer]`.as('ids'),
    )
    .where('id', '=', p.id),
);

/** @returns no row once another process has it, or it was cancelled */
export const advanceJob = statement((p: Claim & { done: number; issued: number; now: Date }) =>
  db
    .updateTable('document_jobs')
    .set({ done: p.done, issued: sql<number>`issued + ${p.issued}::integer`, alive_at: p.now })
    .where('id', '=', p.id)
    .where('runner', '=', p.runner)
    .returning('id'),
);

export const releaseJob = statement((p: Claim) =>
  db
    .with('released', (db) =>
      db
        .updateTable('document_jobs')
        .set({
          ...{ state: 'waiting', runner: null, alive_at: null },
          attempts: sql<number>`attempts - 1`,
        })
        .where('id', '=', p.id)
        .where('runner', '=', p.runner),
    )
    .selectNoFrom(notify(JOBS_CHANNEL).as('notified')),
);

interface End extends Claim {
  state: 'finished' | 'failed';
  failure: JobFailure | null;
  bytes: number | null;
  now: Date;
  expiresAt: Date;
}

/** @returns no row once another process has it, or it was cancelled */
export const endJob = statement((p: End) =>
  db
    .updateTable('document_jobs')
    .set({
      ...{ state: p.state, failure: p.failure, bytes: p.bytes, runner: null, alive_at: null },
      ...{ ended_at: p.now, expires_at: p.expiresAt },
    })
    .where('id', '=', p.id)
    .where('runner', '=', p.runner)
    .returning('id'),
);

type Own = { id: string; by: string };

/** @returns no row for one that has ended */
export const cancelJob = statement((p: Own & { now: Date; expiresAt: Date }) =>
  db
    .updateTable('document_jobs')
    .set({
      ...{ state: 'cancelled', runner: null, alive_at: null },
      ...{ ended_at: p.now, expires_at: p.expiresAt },
    })
    .where('id', '=', p.id)
    .where('requested_by', '=', p.by)
    .where(isUnderWay)
    .returning(['id', 'kind']),
);

export const deleteJob = statement((p: Own) =>
  db
    .deleteFrom('document_jobs')
    .where('id', '=', p.id)
    .where('requested_by', '=', p.by)
    .where(sql<boolean>`NOT ${isUnderWay}`)
    .returning(['id', 'kind', 'output']),
);

export const deleteExpired = statement((p: { now: Date }) =>
  db.deleteFrom('document_jobs').where('expires_at', '<', p.now).returning(['id', 'output']),
);

interface File extends Own {
  now: Date;
  hidden: RawBuilder<string[]>;
}

/** Until it expires, and while none of its papers is hidden from the organiser. */
export async function findFile(on: Connection, { id, by, now, hidden }: File) {
  const query = db
    .selectFrom('document_jobs')
    .select(['id', 'kind', 'output', sql<number>`bytes::float8`.as('bytes')])
    .where('id', '=', id)
    .where('requested_by', '=', by)
    .where('state', '=', 'finished')
    .where('output', '<>', 'documents')
    .where('expires_at', '>', now)
    .where(sql<boolean>`NOT paper_ids && ${hidden}`);
  type Found = Pick<FoundJob, 'id' | 'kind' | 'output'> & { bytes: number };
  return (await send<Found>(on, query.compile())).rows[0];
}

export const findRequested = statement((p: { by: string }) =>
  db
    .selectFrom('document_jobs')
    .select(['kind', 'output', 'state', 'requested_at as requestedAt'])
    .where('requested_by', '=', p.by)
    .orderBy('requested_at')
    .orderBy('id'),
);

/** Files with a document of the person: those that are written begin again, and others expire. */
export const forgetFilesWith = statement((p: { userId: string; now: Date }) =>
  db
    .updateTable('document_jobs')
    .set({
      state: sql`CASE WHEN ${isUnderWay} THEN 'waiting' ELSE state END`,
      ...{ runner: null, alive_at: null },
      expires_at: sql<Date>`CASE WHEN ${isUnderWay} THEN NULL ELSE ${p.now}::timestamptz END`,
    })
    .where('output', '<>', 'documents')
    .where(
      sql<boolean>`subject_ids && ARRAY(SELECT id FROM issued_documents WHERE user_id = ${p.userId}::uuid)`,
    ),
);

export interface Problem {
  subjectId: string;
  reason: ProblemReason;
}

export const insertProblems = statement((p: { id: string; problems: string }) =>
  db
    .insertInto('document_job_problems')
    .columns(['job_id', 'subject_id', 'reason'])
    .expression(
      db
        .selectFrom(
          jsonRows<Problem, 'problem'>(p.problems, 'problem', {
            ...{ subjectId: 'uuid', reason: 'text' },
          }),
        )
        .select([sql<string>`${p.id}::uuid`.as('id'), 'subjectId', 'reason']),
    )
    .onConflict((conflict) => conflict.doNothing()),
);
export const problemRows = (problems: Problem[]) => JSON.stringify(problems);

/** Of a file that is written from its beginning again. */
export const deleteProblems = statement((p: { id: string }) =>
  db.deleteFrom('document_job_problems').where('job_id', '=', p.id),
);
