import { type Expression, type OperationNodeSource, sql } from 'kysely';
import { samplesAreLeftOut } from '../database/samples.js';
import { statement } from '../database/statement.js';
import { db } from '../database/db.js';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MINUTE } from '../core/time.js';

/** Counted by triggers, so no writer can forget it. */
type Counter = 'users' | 'papers' | 'payments' | 'enquiries' | 'committee_applications';
type Counts = Partial<Record<string, number>>;

/** The number of rows by value. */
export const sumOf = (scope: Expression<string>, counter: string) =>
  db
    .selectFrom('counters')
    .select(['value', sql<number>`sum(amount)::int`.as('amount')])
    .where('counter', '=', counter)
    .where('scope', '=', scope)
    .groupBy('value');

interface Asked {
  counter: Counter;
}

/** @param scope '' for the whole site, otherwise an id */
export const countsIn = (scope: Expression<string>) =>
  statement((p: Asked) => sumOf(scope, p.counter));

/** As `countsIn`, without samples once real data exists. @param samples a row for each value that one counts as */
export const totalsIn = (
  scope: Expression<string>,
  samples: Expression<{ value: string }> & OperationNodeSource,
) =>
  statement((p: Asked) =>
    db
      .selectFrom(
        sumOf(scope, p.counter)
          .unionAll(
            db
              .selectFrom(sql<{ value: string }>`${samples}`.as('s'))
              .select(['s.value', sql<number>`-count(*)::int`.as('amount')])
              .where(samplesAreLeftOut)
              .groupBy('s.value'),
          )
          .as('c'),
      )
      .select(['c.value', sql<number>`sum(c.amount)::int`.as('amount')])
      .groupBy('c.value'),
  );

const allCounts = countsIn(sql.lit(''));

const KEY = ['counter', 'scope', 'value'] as const;

const foldCounters = statement(() =>
  db
    .with('grown', (db) =>
      db
        .selectFrom('counters')
        .select(KEY)
        .groupBy(KEY)
        .having(({ fn }) => fn.countAll(), '>', 1),
    )
    .with('taken', (db) =>
      db
        .deleteFrom('counters')
        .using('grown')
        .whereRef('counters.counter', '=', 'grown.counter')
        .whereRef('counters.scope', '=', 'grown.scope')
        .whereRef('counters.value', '=', 'grown.value')
        .returningAll('counters'),
    )
    .insertInto('counters')
    .columns([...KEY, 'amount'])
    .expression((db) =>
      db
        .selectFrom('taken')
        .select(KEY)
        .select(({ fn }) => fn.sum('amount').as('amount'))
        .groupBy(KEY),
    ),
);

@Injectable()
export class Counters implements OnApplicationShutdown {
  private readonly logger = new Logger(Counters.name);
  private readonly timer = setInterval(() => void this.foldQuietly(), MINUTE / 2).unref();

  constructor(private readonly dataSource: DataSource) {}

  /** @returns the number of rows by value; values without rows may be missing */
  async read(tx: EntityManager, counter: Counter, counts = allCounts): Promise<Counts> {
    return countsOf(await counts.all(tx, { counter }));
  }

  /** Sums up the rows of each value; skips rows that another process folds. */
  async fold(): Promise<void> {
    await foldCounters.run(this.dataSource);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async foldQuietly(): Promise<void> {
    await this.fold().catch((error: unknown) => this.logger.error(error));
  }
}

function countsOf(rows: { value: string; amount: number }[]): Counts {
  return Object.fromEntries(rows.map(({ value, amount }) => [value, amount]));
}
