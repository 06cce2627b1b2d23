import { anyOf, count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { setTimeout as pause } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bullmq';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, SECOND } from '../../platform/core/time.js';
import { jobIdOf, EMAIL_QUEUE, EmailQueue } from './email-queue.js';
import { OutboxListener } from './outbox-listener.js';

const BATCH = 100;
/** Emails in the queue at once; the rest wait in the outbox, so a lost queue repeats only a few. */
const WINDOW = 300;
const LOOK_FOR_ROOM_EVERY = SECOND;
const LOOK_EVERY = 5 * SECOND;
/** An unsent email is queued again after this time: the queue may have lost it. */
const HAND_OVER_AGAIN_AFTER = 10 * SECOND;

const returnToOutbox = statement((p: { ids: string[] }) =>
  db
    .updateTable('outgoing_emails')
    .set({ relayed_at: null })
    .where('id', '=', anyOf(p.ids))
    .where('status', '=', 'queued'),
);

/** Literals, so that the planner can use the partial indexes. */
const queued = db.selectFrom('outgoing_emails').where('status', '=', 'queued');

const countHandedOver = statement(() =>
  queued.select(count().as('handed')).where('relayed_at', 'is not', null),
);

const takeDue = statement((p: { now: Date; again: Date; fresh: number }) =>
  db
    .with('again', () =>
      queued
        .select('id')
        .where('relayed_at', '<=', p.again)
        .where('next_try_at', '<=', p.now)
        .orderBy('relayed_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .with('fresh', () =>
      queued
        .select('id')
        .where('relayed_at', 'is', null)
        .where('next_try_at', '<=', p.now)
        .orderBy('next_try_at')
        .limit(p.fresh)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outgoing_emails')
    .set({ relayed_at: p.now })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('again').select('id').unionAll(selectFrom('fresh').select('id')),
    )
    .returning('id'),
);

/** While the queue is unavailable only the relay waits, not its callers. */
@Injectable()
export class EmailRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EmailRelay.name);
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly listener: OutboxListener,
    @InjectQueue(EMAIL_QUEUE) private readonly queue: EmailQueue,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      const heard = this.listener.heard(LOOK_EVERY);
      const { taken, isFull } = await this.relayDue().catch((error: unknown) => this.report(error));
      if (isFull) await pause(LOOK_FOR_ROOM_EVERY, undefined, { ref: false });
      else if (taken < BATCH) await heard;
    }
  }

  private async relayDue(): Promise<{ taken: number; isFull: boolean }> {
    const room = await this.room();
    const ids = await this.takeDue(Math.min(room, BATCH));
    if (ids.length === 0) return { taken: 0, isFull: room === 0 };
    try {
      await this.queue.addBulk(
        ids.map((id) => ({ name: 'send', data: { emailId: id }, opts: { jobId: jobIdOf(id) } })),
      );
    } catch (error) {
      await returnToOutbox.run(this.dataSource, { ids });
      throw error;
    }
    return { taken: ids.length, isFull: room <= ids.length };
  }

  private async room(): Promise<number> {
    const { handed } = await countHandedOver.one(this.dataSource);
    return Math.max(0, WINDOW - handed);
  }

  /** Marks rows first, so as not to overwrite a faster worker's result. Skips rows being sent. */
  private async takeDue(fresh: number): Promise<string[]> {
    const now = this.clock.now();
    const again = after(now, -HAND_OVER_AGAIN_AFTER);
    const taken = await takeDue.all(this.dataSource, { now, again, fresh });
    return taken.map(({ id }) => id);
  }

  private report(error: unknown) {
    if (!this.isStopping) this.logger.warn(`the outbox waits: ${String(error)}`);
    return { taken: 0, isFull: false };
  }
}
