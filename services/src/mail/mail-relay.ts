import { setTimeout as pause } from 'node:timers/promises';
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
/**
 * How many mails are in the queue at once. The others wait in the outbox: what the queue may have lost
 * is then a few that are handed over again, not all that wait.
 */
const WINDOW = 300;
/** How often it looks for room in a full queue. */
const LOOK_FOR_ROOM_EVERY = SECOND;
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
        ids.map((id) => ({ name: 'send', data: { mailId: id }, opts: { jobId: jobIdOf(id) } })),
      );
    } catch (error) {
      await this.dataSource.query(
        `UPDATE outgoing_mails SET relayed_at = NULL WHERE id = ANY($1) AND status = 'queued'`,
        [ids],
      );
      throw error;
    }
    return { taken: ids.length, isFull: room <= ids.length };
  }

  private async room(): Promise<number> {
    const [{ handed }] = await this.dataSource.query<[{ handed: number }]>(
      `SELECT count(*)::int AS handed FROM outgoing_mails
       WHERE status = 'queued' AND relayed_at IS NOT NULL`,
    );
    return Math.max(0, WINDOW - handed);
  }

  /**
   * Marks before it hands over, or a worker that was faster would be marked over. What is being sent
   * right now is locked, and left to whoever sends it.
   * @param fresh how many that were never handed over
   */
  private async takeDue(fresh: number): Promise<string[]> {
    const now = this.clock.now();
    const [taken] = await this.dataSource.query<[{ id: string }[], number]>(
      `WITH again AS (
         SELECT id FROM outgoing_mails
         WHERE status = 'queued' AND relayed_at <= $2 AND next_try_at <= $1
         ORDER BY relayed_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ), fresh AS (
         SELECT id FROM outgoing_mails
         WHERE status = 'queued' AND relayed_at IS NULL AND next_try_at <= $1
         ORDER BY next_try_at LIMIT $3 FOR UPDATE SKIP LOCKED
       )
       UPDATE outgoing_mails SET relayed_at = $1
       WHERE id IN (SELECT id FROM again UNION ALL SELECT id FROM fresh)
       RETURNING id`,
      [now, after(now, -HAND_OVER_AGAIN_AFTER), fresh],
    );
    return taken.map(({ id }) => id);
  }

  private report(error: unknown) {
    if (!this.isStopping) this.logger.warn(`the outbox waits: ${String(error)}`);
    return { taken: 0, isFull: false };
  }
}
