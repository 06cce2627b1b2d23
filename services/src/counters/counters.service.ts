import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MINUTE } from '../common/time.js';
import { prepared } from '../database/prepared.js';

/** Tables that are counted: by triggers, so no writer can forget it. */
type Counter = 'users' | 'papers' | 'payments' | 'contact_messages' | 'committee_applications';
type Counts = Partial<Record<string, number>>;

const sumOf = (scope: string) =>
  prepared(`
  SELECT value, sum(amount)::int AS amount FROM counters
   WHERE counter = $1 AND scope = ${scope} GROUP BY value`);
const ALL = sumOf(`''`);
const CURRENT = sumOf('(SELECT id::text FROM editions WHERE is_current)');

const FOLD = `
  WITH grown AS (
    SELECT counter, scope, value FROM counters GROUP BY counter, scope, value HAVING count(*) > 1
  ), taken AS (
    DELETE FROM counters USING grown
     WHERE (counters.counter, counters.scope, counters.value) = (grown.counter, grown.scope, grown.value)
    RETURNING counters.*
  )
  INSERT INTO counters (counter, scope, value, amount)
  SELECT counter, scope, value, sum(amount) FROM taken GROUP BY counter, scope, value`;

/** Reads how many rows there are, without counting them. */
@Injectable()
export class Counters implements OnApplicationShutdown {
  private readonly logger = new Logger(Counters.name);
  private readonly timer = setInterval(() => void this.foldQuietly(), MINUTE / 2).unref();

  constructor(private readonly dataSource: DataSource) {}

  /** @returns how many rows there are of each value; values without rows may be missing */
  read(tx: EntityManager, counter: Counter): Promise<Counts> {
    return this.sum(tx, ALL, counter);
  }

  /** The same of what is counted by edition, of the current one. */
  readCurrent(tx: EntityManager, counter: Counter): Promise<Counts> {
    return this.sum(tx, CURRENT, counter);
  }

  /** Makes one row of many; what others fold at the same moment is left to them. */
  async fold(): Promise<void> {
    await this.dataSource.query(FOLD);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sum(tx: EntityManager, sql: string, counter: Counter): Promise<Counts> {
    const rows = await tx.query<{ value: string; amount: number }[]>(sql, [counter]);
    return Object.fromEntries(rows.map(({ value, amount }) => [value, amount]));
  }

  private async foldQuietly(): Promise<void> {
    await this.fold().catch((error: unknown) => this.logger.error(error));
  }
}
