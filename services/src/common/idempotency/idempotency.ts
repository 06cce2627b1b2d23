import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, EntityManager, LessThan } from 'typeorm';
import { Config } from '../../config/config.js';
import { prepared } from '../../database/prepared.js';
import { Clock } from '../clock.js';
import { keyReused } from '../common.errors.js';
import { Housekeeping } from '../housekeeping.js';
import { after, HOUR } from '../time.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import type { OnceRequest } from './once.js';
import { Turns } from './turns.js';

const KEPT_FOR = 24 * HOUR;

/** For answers that hold secrets: what is stored instead, and how it becomes an answer again. */
export interface Recall<Answer, Kept> {
  keep: (answer: Answer) => Kept;
  recall: (tx: EntityManager, kept: Kept) => Promise<Answer>;
}

const CLAIM = prepared(`
  INSERT INTO idempotency_keys (id, body_hash, created_at) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE
    SET body_hash = excluded.body_hash, created_at = excluded.created_at, answer = NULL
    WHERE idempotency_keys.created_at < $4
  RETURNING id`);

@Injectable()
export class Idempotency implements OnModuleInit {
  private readonly turns = new Turns();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(() => this.sweep());
  }

  /**
   * Runs `work` in one transaction, once per key within 24 hours: a repeat with the same body gets
   * the first answer. The key is inserted first, so a repeat that comes meanwhile waits for the
   * first; when `work` fails the key goes with it and a repeat tries anew. Equal requests to one
   * process come after one another, with a key or without.
   * The answer is stored as JSON; with `recall` only what `keep` makes of it is.
   * @throws AppError KEY_REUSED (422) for the same key with another body
   */
  async once<Answer extends object, Kept extends object = Answer>(
    request: OnceRequest,
    work: (tx: EntityManager) => Promise<Answer>,
    recall?: Recall<Answer, Kept>,
  ): Promise<Answer> {
    const row = this.rowOf(request);
    const name = Buffer.concat([row.id, row.bodyHash]).toString('base64');
    return this.turns.take(name, () =>
      this.dataSource.transaction(async (tx) => {
        if (request.key === undefined) return work(tx);
        const isFirst = await this.claim(tx, row);
        if (!isFirst) return this.repeat(tx, row, recall);
        const answer = await work(tx);
        const kept = recall ? recall.keep(answer) : answer;
        await tx.update(IdempotencyKey, { id: row.id }, { answer: kept });
        return answer;
      }),
    );
  }

  /** Forgets keys older than 24 hours. */
  async sweep(): Promise<void> {
    const limit = after(this.clock.now(), -KEPT_FOR);
    await this.dataSource.manager.delete(IdempotencyKey, { createdAt: LessThan(limit) });
  }

  /** Keyed hashes: neither the browser's secret nor a password of the body can be won back. */
  private rowOf(request: OnceRequest) {
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

  private async claim(
    tx: EntityManager,
    row: Pick<IdempotencyKey, 'id' | 'bodyHash' | 'createdAt'>,
  ): Promise<boolean> {
    const limit = after(row.createdAt, -KEPT_FOR);
    const claimed = await tx.query<unknown[]>(CLAIM, [row.id, row.bodyHash, row.createdAt, limit]);
    return claimed.length === 1;
  }

  private async repeat<Answer extends object, Kept extends object>(
    tx: EntityManager,
    row: Pick<IdempotencyKey, 'id' | 'bodyHash'>,
    recall: Recall<Answer, Kept> | undefined,
  ): Promise<Answer> {
    const first = await tx.findOneByOrFail(IdempotencyKey, { id: row.id });
    if (!first.bodyHash.equals(row.bodyHash)) throw keyReused();
    return recall ? recall.recall(tx, first.answer as Kept) : (first.answer as Answer);
  }
}
