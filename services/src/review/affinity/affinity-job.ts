import { Injectable, Logger, type OnModuleInit, type OnApplicationShutdown } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { db } from '../../platform/database/db.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { statement } from '../../platform/database/statement.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { runThread } from '../../platform/jobs/thread.js';
import type { ComparedTexts, TextAffinity } from './affinity.js';
import { findExpertise, findFingerprint, findLanguages, findTexts } from './affinity.read-model.js';
import type { Publication } from './reviewer-expertise.entity.js';

/** The built program, also in tests, which compile everything else themselves. */
const PROGRAM = new URL('../../../dist/review/affinity/affinity-thread.js', import.meta.url);

/** Compares papers and reviewers hourly, and after a reviewer's change, if anything changed since. */
@Injectable()
export class AffinityJob implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(AffinityJob.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.refresh());
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running.catch(() => undefined);
  }

  /** As `refresh`; logs a failure, so that callers continue with the affinities of before. */
  refreshed(): Promise<void> {
    return this.refresh().catch((error: unknown) => {
      if (!this.stopping.signal.aborted) this.logger.error(error);
    });
  }

  /** One run after another. */
  refresh(): Promise<void> {
    this.running = this.running.catch(() => undefined).then(() => this.run());
    return this.running;
  }

  private async run(): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const state = await findFingerprint.first(this.dataSource);
    if (!state || state.computed === state.current) return;
    const texts = await this.texts();
    const affinities = await runThread<TextAffinity[]>(PROGRAM, texts, {
      signal: this.stopping.signal,
    });
    const run = { editionId: state.editionId, fingerprint: state.current, at: this.clock.now() };
    await this.dataSource.transaction((tx) => store(tx, run, affinities));
  }

  private async texts(): Promise<ComparedTexts> {
    const { manager } = this.dataSource;
    const [papers, expertise] = [await findTexts.all(manager), await findExpertise.all(manager)];
    const { languages } = await findLanguages.one(manager);
    const reviewers = expertise.map(({ id, keywords, publications }) => ({
      id,
      texts: textsOf(keywords, publications),
    }));
    return { papers, reviewers, languages };
  }
}

function textsOf(keywords: string[], publications: Publication[]): string[] {
  const ofPublications = publications.map(
    ({ title, abstract }) => `${title}. ${title}. ${abstract}`,
  );
  return keywords.length > 0 ? [keywords.join('. '), ...ofPublications] : ofPublications;
}

const STORED_AT_ONCE = 10_000;

interface Run {
  editionId: string;
  fingerprint: string;
  at: Date;
}

/**
 * Instead of the affinities of every edition, so that another one is computed again once it is current. Of two processes
 * that compute at once, the second replaces what the first stored.
 */
async function store(tx: EntityManager, run: Run, affinities: TextAffinity[]): Promise<void> {
  await recordRun.run(tx, run);
  await deleteOtherRuns.run(tx, run);
  await deleteAffinities.run(tx);
  for (let at = 0; at < affinities.length; at += STORED_AT_ONCE) {
    const rows = JSON.stringify(affinities.slice(at, at + STORED_AT_ONCE));
    await insertAffinities.run(tx, { rows });
  }
}

const recordRun = statement((p: Run) =>
  db
    .insertInto('affinity_runs')
    .values({ edition_id: p.editionId, fingerprint: p.fingerprint, computed_at: p.at })
    .onConflict((conflict) =>
      conflict.column('edition_id').doUpdateSet({ fingerprint: p.fingerprint, computed_at: p.at }),
    ),
);

const deleteOtherRuns = statement((p: Pick<Run, 'editionId'>) =>
  db.deleteFrom('affinity_runs').where('edition_id', '<>', p.editionId),
);

const deleteAffinities = statement(() => db.deleteFrom('text_affinities'));

type Row = Omit<TextAffinity, 'score'> & { score: number };

/** Leaves out accounts that were erased meanwhile. */
const insertAffinities = statement((p: { rows: string }) => {
  const rows = jsonRows<Row, 'r'>(p.rows, 'r', {
    paperId: 'uuid',
    reviewerId: 'uuid',
    score: 'jsonb',
    terms: 'text[]',
  });
  return db
    .insertInto('text_affinities')
    .columns(['paper_id', 'reviewer_id', 'score', 'terms'])
    .expression(
      db
        .selectFrom(rows)
        .innerJoin('reviewer_expertise as x', 'x.user_id', 'r.reviewerId')
        .select(['r.paperId', 'r.reviewerId', sql<number>`r.score::real`.as('score'), 'r.terms']),
    )
    .onConflict((conflict) => conflict.doNothing());
});
