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
import { after, MINUTE, SECOND } from '../../platform/core/time.js';
import { currentTracer, failureOf } from '../../platform/tracing/traces.js';
import { jobIdOf, EMAIL_QUEUE, EmailQueue, stepOfQueue } from './email-queue.js';
import { type Channel, Notifications } from '../../platform/database/notifications.js';
import { OUTBOX_CHANNEL } from '../outbox/email-outbox.js';
import { EmailProcessor } from './email.processor.js';

const BATCH = 100;
/** Emails in the queue at once; the rest wait in the outbox, so a lost queue repeats only a few. */
const WINDOW = 300;
const LOOK_FOR_ROOM_EVERY = SECOND;
/** While emails are on their way, or were a moment ago in another process. */
const LOOK_EVERY = 5 * SECOND;
/** For notifications that were missed, while nothing is on its way. */
const SWEEP_EVERY = MINUTE;
/** An unsent email is queued again after this time: the queue may have lost it. */
const HAND_OVER_AGAIN_AFTER = 10 * SECOND;

const PUBLISH = stepOfQueue('publish', 'producer');

const returnToOutbox = statement((p: { ids: string[] }) =>
  db
    .updateTable('outgoing_emails')
    .set({ relayed_at: null })
    .where('id', '=', anyOf(p.ids))
    .where('status', '=', 'queued'),
);

/** Literals, so that the planner can use the partial indexes. */
const queued = db.selectFrom('outgoing_emails').where('status', '=', 'queued');

const lookAtOutbox = statement(() =>
  db.selectNoFrom([
    queued.select(count().as('handed')).where('relayed_at', 'is not', null).as('handed'),
    queued
      .select('next_try_at')
      .where('relayed_at', 'is', null)
      .orderBy('next_try_at')
      .limit(1)
      .as('next'),
  ]),
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
    .returning(['id', 'trace_parent as traceParent']),
);

interface Taken {
  id: string;
  traceParent: string | null;
}

interface Look {
  taken: number;
  /** In the queue before this look. */
  handed: number;
  isFull: boolean;
  /** When the next waiting email is due, apart from those taken. */
  next: Date | null;
}

/**
 * While the queue is unavailable only the relay waits, not its callers. It looks every few seconds while
 * emails are on their way, else when the next one is due or when a transaction says that it wrote one.
 */
@Injectable()
export class EmailRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EmailRelay.name);
  private readonly channel: Channel;
  private isStopping = false;
  /** A pooler between this process and the database may keep notifications to itself. */
  private isDeaf = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly processor: EmailProcessor,
    notifications: Notifications,
    @InjectQueue(EMAIL_QUEUE) private readonly queue: EmailQueue,
  ) {
    this.channel = notifications.channel(OUTBOX_CHANNEL);
  }

  onApplicationBootstrap(): void {
    void this.run();
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  private async run(): Promise<void> {
    let waited = 0;
    let wasWoken = true;
    while (!this.isStopping) {
      const look = await this.relayDue().catch((error: unknown) => this.report(error));
      if (wasWoken) this.isDeaf = false;
      else if (look && look.taken > 0 && waited === SWEEP_EVERY) this.isDeaf = true;
      const isBusy = wasWoken || this.isDeaf || !look || look.taken + look.handed > 0;
      this.processor.expect(isBusy);
      wasWoken = false;
      if (look?.isFull) await pause(LOOK_FOR_ROOM_EVERY, undefined, { ref: false });
      else if (look?.taken !== BATCH) {
        waited = isBusy ? LOOK_EVERY : this.untilDue(look.next);
        wasWoken = await this.channel.wait(waited);
      }
    }
  }

  private untilDue(next: Date | null): number {
    if (!next) return SWEEP_EVERY;
    const wait = next.getTime() - this.clock.now().getTime();
    return Math.min(SWEEP_EVERY, Math.max(LOOK_FOR_ROOM_EVERY, wait));
  }

  private async relayDue(): Promise<Look> {
    const found = await lookAtOutbox.one(this.dataSource);
    const { next } = found;
    const handed = found.handed ?? 0;
    const room = Math.max(0, WINDOW - handed);
    const taken = await this.takeDue(Math.min(room, BATCH));
    if (taken.length === 0) return { taken: 0, handed, isFull: room === 0, next };
    try {
      await this.queueAll(taken);
    } catch (error) {
      await returnToOutbox.run(this.dataSource, { ids: taken.map(({ id }) => id) });
      throw error;
    }
    return { taken: taken.length, handed, isFull: room <= taken.length, next };
  }

  private async queueAll(emails: Taken[]): Promise<void> {
    const published = emails.map(({ id, traceParent }) => ({
      id,
      span: currentTracer()?.child(PUBLISH, traceParent ?? ''),
    }));
    const jobs = published.map(({ id, span }) => ({
      name: 'send',
      data: { emailId: id, ...(span && { traceParent: span.traceParent }) },
      opts: { jobId: jobIdOf(id) },
    }));
    try {
      await this.queue.addBulk(jobs);
      for (const { span } of published) span?.end();
    } catch (error) {
      for (const { span } of published) span?.end(failureOf(error));
      throw error;
    }
  }

  /** Marks rows first, so as not to overwrite a faster worker's result. Skips rows being sent. */
  private takeDue(fresh: number): Promise<Taken[]> {
    const now = this.clock.now();
    const again = after(now, -HAND_OVER_AGAIN_AFTER);
    return takeDue.all(this.dataSource, { now, again, fresh });
  }

  private report(error: unknown): undefined {
    if (!this.isStopping) this.logger.warn(`the outbox waits: ${String(error)}`);
  }
}
