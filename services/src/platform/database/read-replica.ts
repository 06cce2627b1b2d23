import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type CompiledQuery, sql } from 'kysely';
import { DatabaseError, Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { SECOND } from '../core/time.js';
import { currentReader } from '../http/request-context.js';
import { dataSourceOptions } from './data-source-options.js';
import { type Connection, db, failed, send, type Sent, sentTo } from './db.js';
import { ReplicaLag } from './replica-lag.js';
import { statement } from './statement.js';

const LOOK_EVERY = SECOND;
/** In milliseconds: a reader waits no longer before the primary is asked. */
const CONNECT_WITHIN = SECOND;
const SILENCE = 2 * SECOND;
const PATIENCE = SECOND;

/** In bytes since the start of the write-ahead log: commits before are below it. */
export const currentLsn = sql<string>`(pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint`;

const findLsn = statement(() => db.selectNoFrom(currentLsn.as('lsn')));

/** Null on a server that is no replica, such as one that was promoted. */
const REPLAYED = `SELECT CASE WHEN pg_is_in_recovery()
  THEN (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint END AS lsn`;

/** The statement took too long there, as it would on the primary. */
const CANCELLED = '57014';

const replicas = new WeakMap<DataSource, ReadReplica>();

/**
 * For lists and exports: asks the replica when the request only reads and its session's last write was replayed there, else
 * `on`. Transactions, and reads outside of requests, are for the primary.
 * @throws QueryFailedError with PostgreSQL's error as driverError
 */
export async function sendRead<Row>(
  on: Connection,
  query: Sent | CompiledQuery,
): Promise<QueryResult<Row & object>> {
  const { dataSource, queryRunner } = on instanceof DataSource ? on.manager : on;
  const reader = currentReader();
  const replica = reader && !queryRunner ? replicas.get(dataSource) : undefined;
  return (await replica?.read<Row>(query, reader?.writtenLsn ?? null)) ?? send(on, query);
}

/** A streaming replica of the database (docs/decisions/2026-11-29-reads-from-a-replica.md). */
@Injectable()
export class ReadReplica implements OnApplicationShutdown {
  private readonly logger = new Logger(ReadReplica.name);
  private readonly lag = new ReplicaLag();
  private pool: Pool | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isAway = true;
  /** Reads that it could have served, since the start, by the server that did. */
  readonly reads = { replica: 0, primary: 0 };

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /** Of processes that answer requests. */
  async use(): Promise<void> {
    const { replicaUrl } = this.config;
    if (replicaUrl === undefined) return;
    const options = dataSourceOptions(this.config);
    const limits = {
      connectionTimeoutMillis: CONNECT_WITHIN,
      silence: SILENCE,
      patience: PATIENCE,
    };
    const given = { ...(options.extra as PoolConfig), ...limits, min: 0, max: options.poolSize };
    this.pool = new Pool({ ...given, connectionString: replicaUrl });
    this.pool.on('error', () => undefined);
    replicas.set(this.dataSource, this);
    await this.watch();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    const { pool } = this;
    this.pool = undefined;
    // A frozen replica does not answer the goodbye.
    await Promise.race([pool?.end(), pause(SECOND, undefined, { ref: false })]);
  }

  /** @returns undefined without a replica */
  get state(): { isUsed: boolean; lagSeconds: number | undefined } | undefined {
    if (!this.pool) return undefined;
    return { isUsed: this.isUsable(), lagSeconds: this.isAway ? undefined : this.lag.seconds() };
  }

  /** @returns undefined when the primary has to be asked */
  async read<Row>(
    query: Sent | CompiledQuery,
    writtenLsn: string | null,
  ): Promise<QueryResult<Row & object> | undefined> {
    const result = this.isUsable() ? await this.tryRead<Row>(query, writtenLsn) : undefined;
    this.reads[result ? 'replica' : 'primary'] += 1;
    return result;
  }

  private isUsable(): boolean {
    return !this.isAway && this.lag.seconds() <= this.config.replicaMaxLagSeconds;
  }

  private async tryRead<Row>(query: Sent | CompiledQuery, writtenLsn: string | null) {
    try {
      const client = await this.pool?.connect();
      if (!client) return undefined;
      let failure: unknown;
      try {
        // On the same connection: behind one address there may be several replicas.
        if (writtenLsn !== null && !(await hasReplayed(client, writtenLsn))) return undefined;
        return await client.query<Row & object>(...sentTo(this.dataSource, query));
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        client.release(failure !== undefined && !(failure instanceof DatabaseError));
      }
    } catch (error) {
      return this.onFailure(error, query);
    }
  }

  /** Recovery conflicts and lost connections are for the primary to make good; its own errors are the true ones. */
  private onFailure(error: unknown, query: Sent | CompiledQuery): undefined {
    const isAnswer = error instanceof DatabaseError;
    if (isAnswer && error.code === CANCELLED) {
      throw failed(query, error);
    }
    if (!isAnswer) this.leave(error);
    return undefined;
  }

  private async watch(): Promise<void> {
    await this.look().catch((error: unknown) => this.leave(error));
    if (this.pool) this.timer = setTimeout(() => void this.watch(), LOOK_EVERY).unref();
  }

  private async look(): Promise<void> {
    const primary = await findLsn.one(this.dataSource).catch(() => undefined);
    if (primary) this.lag.isWritten(BigInt(primary.lsn));
    const { pool } = this;
    if (!pool) return;
    const [row] = (await pool.query<{ lsn: string | null }>(REPLAYED)).rows;
    if (!row?.lsn) throw new Error('the server is no replica');
    this.lag.isReplayed(BigInt(row.lsn));
    if (this.isAway) this.logger.log('Lists and exports are read from the replica');
    this.isAway = false;
  }

  private leave(error: unknown): void {
    if (!this.pool || this.isAway) return;
    this.isAway = true;
    this.logger.warn(`The replica is away, the primary serves its reads: ${String(error)}`);
  }
}

async function hasReplayed(client: PoolClient, writtenLsn: string): Promise<boolean> {
  const [row] = (await client.query<{ lsn: string | null }>(REPLAYED)).rows;
  return row?.lsn != null && BigInt(row.lsn) >= BigInt(writtenLsn);
}
