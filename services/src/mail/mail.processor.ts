import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { SECOND } from '../common/time.js';
import { MailDelivery } from './mail-delivery.js';
import { MAIL_QUEUE, type MailJob } from './mail-queue.js';

/** Works on the queue. A worker that was killed is noticed soon, and its mail goes to another. */
@Processor(MAIL_QUEUE, {
  concurrency: 4,
  lockDuration: 10 * SECOND,
  stalledInterval: 5 * SECOND,
  runRetryDelay: SECOND,
})
export class MailProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MailProcessor.name);

  constructor(private readonly delivery: MailDelivery) {
    super();
  }

  override async process(job: Job<MailJob>): Promise<void> {
    await this.delivery.deliver(job.data.mailId);
  }

  /** What is being sent is sent to its end, while the database is still there. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  @OnWorkerEvent('failed')
  failed(job: Job<MailJob> | undefined, error: Error): void {
    this.logger.error(`mail ${job?.data.mailId}: ${error.message}`);
  }

  @OnWorkerEvent('error')
  disconnected(error: Error): void {
    this.logger.warn(`the queue is away: ${error.message}`);
  }
}
