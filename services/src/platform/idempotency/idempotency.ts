import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { db } from '../database/db.js';
import { statement } from '../database/statement.js';
import { Clock } from '../core/clock.js';
import { keyReused } from '../http/common.errors.js';
import { Scheduler } from '../jobs/scheduler.js';
import { after, HOUR } from '../core/time.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import type { IdempotentRequest } from './idempotent-request.js';
import { Mutex } from '../core/mutex.js';

const KEPT_FOR = 24 * HOUR;

/**
 * For responses with secrets: `keep` selects the stored part; one that is `known` before the work is stored
 * with the key, without another statement.
 */
export type Recall<Result, Kept> = {
  recall: (tx: EntityManager, kept: Kept) => Promise<Result>;
} & ({ keep: (response: Result) => Kept } | { known: Kept });

type NewKey = Pick<IdempotencyKey, 'id' | 'bodyHash' | 'createdAt'>;

const claimKey = statement((p: NewKey & { response: string | null; limit: Date }) =>
  db
    .insertInto('idempotency_keys')
    .values({
      id: p.id,
      body_hash: p.bodyHash,
      created_at: p.createdAt,
      response: p.response,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          body_hash: eb.ref('excluded.body_hash'),
          created_at: eb.ref('excluded.created_at'),
          response: eb.ref('excluded.response'),
        }))
        .where('idempotency_keys.created_at', '<', p.limit),
    ),
);

/** Rows of one statement: all of a day that was missed would take longer than a statement may. */
const AT_A_TIME = 10_000;

const deleteOld = statement((p: { limit: Date; rows: number }) =>
  db
    .deleteFrom('idempotency_keys')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('idempotency_keys')
        .select('id')
        .where('created_at', '<', p.limit)
        .orderBy('created_at')
        .limit(p.rows)
        .forUpdate()
        .skipLocked(),
    ),
);

@Injectable()
export class Idempotency implements OnModuleInit {
  private readonly mutex = new Mutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.sweep());
  }

  /**
   * Runs `work` once per key within 24 hours; repeats get the first response. The key is inserted
   * first, so that a concurrent repeat waits; a failure rolls it back. Equal requests to one
   * process run one after another, with or without a key.
   * @throws AppError KEY_REUSED (422) for the same key with another body
   */
  async run<Result extends object, Kept extends object = Result>(
    request: IdempotentRequest,
    work: (tx: EntityManager) => Promise<Result>,
    recall?: Recall<Result, Kept>,
  ): Promise<Result> {
    const row = this.rowOf(request);
    const name = Buffer.concat([row.id, row.bodyHash]).toString('base64');
    return this.mutex.run(name, () =>
      this.dataSource.transaction(async (tx) => {
        if (request.key === undefined) return work(tx);
        const known = recall && 'known' in recall ? recall.known : null;
        const isFirst = await this.claim(tx, row, known);
        if (!isFirst) return this.repeat(tx, row, recall);
        const response = await work(tx);
        if (known) return response;
        const kept = recall && 'keep' in recall ? recall.keep(response) : response;
        await tx.update(IdempotencyKey, { id: row.id }, { response: kept });
        return response;
      }),
    );
  }

  async sweep(): Promise<void> {
    const limit = after(this.clock.now(), -KEPT_FOR);
    let deleted: number;
    do {
      deleted = await deleteOld.run(this.dataSource, { limit, rows: AT_A_TIME });
    } while (deleted === AT_A_TIME);
  }

  /** Keyed hashes: neither the browser's secret nor a password in the body can be recovered. */
  private rowOf(request: IdempotentRequest) {
    const { key, scope, route, body } = request;
    return {
      id: this.hash(JSON.stringify([scope, route, key])),
      bodyHash: this.hash(JSON.stringify(body ?? null)),
      createdAt: this.clock.now(),
    };
  }

  private hash(text: string): Buffer {
    return createHmac('sha256', this.config.jwtSecret).update('idempotency:').update(text).digest();
  }

  private async claim(tx: EntityManager, row: NewKey, known: object | null): Promise<boolean> {
    const limit = after(row.createdAt, -KEPT_FOR);
    const response = known && JSON.stringify(known);
    return (await claimKey.run(tx, { ...row, response, limit })) === 1;
  }

  private async repeat<Result extends object, Kept extends object>(
    tx: EntityManager,
    row: Pick<IdempotencyKey, 'id' | 'bodyHash'>,
    recall: Recall<Result, Kept> | undefined,
  ): Promise<Result> {
    const first = await tx.findOneByOrFail(IdempotencyKey, { id: row.id });
    if (!first.bodyHash.equals(row.bodyHash)) throw keyReused();
    return recall ? recall.recall(tx, first.response as Kept) : (first.response as Result);
  }
}
