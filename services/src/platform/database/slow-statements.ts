import { Logger } from '@nestjs/common';
import { Client, type QueryConfig } from 'pg';
import { HOUR, SECOND } from '../core/time.js';
import { currentRequestId } from '../http/request-context.js';
import type { Ended } from './observed-queries.js';
import { idOfStatement, shapeOfPlan } from './plan-shape.js';
import { summaryOf } from './statement-summary.js';

const PLANNED = /^\s*(?:select|insert|update|delete|merge|with|values)\b/i;

/** Statements that wait for their plan: while all are slow, more would only add to the load. */
const WAITING = 10;
/** Known plans; the product has a few hundred statements. */
const KNOWN = 2000;

interface Options {
  /** In milliseconds, from the call to its result. */
  threshold: number;
  databaseUrl: string | undefined;
  /** Of PostgreSQL, which plans depend on. */
  options: string;
}

/**
 * Logs statements that take longer than a threshold: the duration, an id of the statement and a hash of the shape of its
 * plan, never values. The plan is read after the statement on another connection, once an hour for each statement.
 */
export class SlowStatements {
  private readonly logger = new Logger('SlowStatement');
  private readonly plans = new Map<string, { at: number; plan: Promise<string | null> }>();
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly given: Options) {}

  /** @param query as `Client.query` takes it; streams are not timed, since their reader sets their pace */
  begin(query: unknown, given: unknown): Ended | undefined {
    if (typeof query !== 'string' && 'submit' in (query as object)) return undefined;
    const startedAt = performance.now();
    const reqId = currentRequestId();
    return () => {
      const duration = performance.now() - startedAt;
      if (duration < this.given.threshold) return;
      const { text, values = given } =
        typeof query === 'string' ? { text: query } : (query as QueryConfig);
      void this.note({ text, values: Array.isArray(values) ? values : [] }, duration, reqId);
    };
  }

  private async note(sent: Planned, duration: number, reqId: string | undefined): Promise<void> {
    const statement = idOfStatement(sent.text);
    const plan = await this.planOf(statement, sent);
    const summary = summaryOf(sent.text);
    this.logger.warn({
      event: 'slow-statement',
      duration: Math.round(duration),
      ...{ summary, statement, plan, reqId },
    });
  }

  /** @returns null for statements without a plan, such as COMMIT, and when it cannot be read */
  private planOf(statement: string, sent: Planned): Promise<string | null> {
    if (!PLANNED.test(sent.text)) return Promise.resolve(null);
    const known = this.plans.get(statement);
    if (known && performance.now() - known.at < HOUR) return known.plan;
    if (this.waiting >= WAITING) return Promise.resolve(null);
    this.waiting += 1;
    const plan = this.last
      .then(() => this.explain(sent))
      .catch(() => null)
      .finally(() => (this.waiting -= 1));
    this.last = plan;
    if (this.plans.size >= KNOWN) this.plans.clear();
    this.plans.set(statement, { at: performance.now(), plan });
    return plan;
  }

  private async explain({ text, values }: Planned): Promise<string> {
    const client = new Client({
      connectionString: this.given.databaseUrl,
      connectionTimeoutMillis: 3 * SECOND,
      query_timeout: 5 * SECOND,
      options: `${this.given.options} -c statement_timeout=5000 -c default_transaction_read_only=on`,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON, COSTS OFF) ${text}`, values);
      return shapeOfPlan(rows);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

interface Planned {
  text: string;
  values: unknown[];
}
