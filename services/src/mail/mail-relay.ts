import { InjectQueue } from '@nestjs/bullmq';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { after, SECOND } from '../common/time.js';
import { jobIdOf, MAIL_QUEUE, MailQueue } from './mail-queue.js';
import { OutboxListener } from './outbox-listener.js';

const BATCH = 100;
/** How often it looks without being woken. */
const LOOK_EVERY = 5 * SECOND;
/** What was handed over and is not sent after this time is handed over again: the queue may have lost it. */
const HAND_OVER_AGAIN_AFTER = 10 * SECOND;

/**
 * Hands mail from the outbox over to the queue once it is committed. While the queue is away it
 * waits, and nobody else does.
 */
@Injectable()
export class MailRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailRelay.name);
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly listener: OutboxListener,
    @InjectQueue(MAIL_QUEUE) private readonly queue: MailQueue,
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
      const isMore = await this.relayDue().catch((error: unknown) => this.report(error));
      if (!isMore) await heard;
    }
  }

  /** @returns whether there may be more */
  private async relayDue(): Promise<boolean> {
    const ids = await this.takeDue();
    if (ids.length === 0) return false;
    try {
      await this.queue.addBulk(
        ids.map((id) => ({ name: 'send', data: { mailId: id }, opts: { jobId: jobIdOf(id) } })),
      );
    } catch (error) {
      await this.dataSource.query(
        `UPDATE outgoing_mails SET relayed_at = NULL WHERE id = ANY($1) AND status = 'queued'`,
        [ids],
      );
      throw error;
    }
    return ids.length === BATCH;
  }

  /**
   * Marks before it hands over, or a worker that was faster would be marked over. What is being sent
   * right now is locked, and left to whoever sends it.
   */
  private async takeDue(): Promise<string[]> {
    const now = this.clock.now();
    const [taken] = await this.dataSource.query<[{ id: string }[], number]>(
      `UPDATE outgoing_mails SET relayed_at = $1
       WHERE id IN (
         SELECT id FROM outgoing_mails
         WHERE status = 'queued' AND next_try_at <= $1 AND (relayed_at IS NULL OR relayed_at <= $2)
         ORDER BY next_try_at
         LIMIT ${BATCH}
         FOR UPDATE SKIP LOCKED
       )
       RETURNING id`,
      [now, after(now, -HAND_OVER_AGAIN_AFTER)],
    );
    return taken.map(({ id }) => id);
  }

  private report(error: unknown): false {
    if (!this.isStopping) this.logger.warn(`the outbox waits: ${String(error)}`);
    return false;
  }
}
