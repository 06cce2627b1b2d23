import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { SECOND } from '../common/time.js';
import { MailDelivery } from './mail-delivery.js';
import { MAIL_QUEUE, type MailJob } from './mail-queue.js';
import { MAILS_AT_ONCE } from './mail-sender.js';

/** Works on the queue. A worker that was killed is noticed soon, and its mail goes to another. */
@Processor(MAIL_QUEUE, {
  concurrency: MAILS_AT_ONCE,
  lockDuration: 6 * SECOND,
  stalledInterval: 3 * SECOND,
  // However many workers died of it: the row alone says when to give up.
  maxStalledCount: 1_000_000,
  runRetryDelay: SECOND,
})
export class MailProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MailProcessor.name);
  private readonly active = new Set<Promise<void>>();
  private isAway = false;

  constructor(private readonly delivery: MailDelivery) {
    super();
  }

  override async process(job: Job<MailJob>): Promise<void> {
    this.isAway = false;
    const work = this.delivery.deliver(job.data.mailId);
    this.active.add(work);
    await work.finally(() => this.active.delete(work));
  }

  /**
   * What is being sent is sent to its end, while the database is still there. BullMQ's own patient
   * close would wait for a queue that is away, so the worker is then closed at once. That leaves it
   * listening for the next job for seconds, on PostgreSQL at least until it is disconnected as well.
   */
  async beforeApplicationShutdown(): Promise<void> {
    void this.worker.pause(true);
    await Promise.allSettled(this.active);
    await this.worker.close(true);
    // Not waited for: a Redis that was never there never answers it.
    this.worker.disconnect().catch(() => undefined);
  }

  @OnWorkerEvent('failed')
  failed(job: Job<MailJob> | undefined, error: Error): void {
    this.logger.error(`mail ${job?.data.mailId}: ${error.message}`);
  }

  @OnWorkerEvent('error')
  disconnected(error: Error): void {
    if (!this.isAway) this.logger.warn(`mail waits, its queue is away: ${error.message}`);
    this.isAway = true;
  }
}
