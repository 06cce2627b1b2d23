import { setTimeout as pause } from 'node:timers/promises';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { MINUTE, SECOND } from '../../platform/core/time.js';
import { Config } from '../../platform/config/config.js';
import { EmailDelivery } from '../delivery/email-delivery.js';
import { traced } from '../../platform/tracing/traces.js';
import { EMAIL_QUEUE, type EmailJob, stepOfQueue } from './email-queue.js';
import { EMAILS_AT_ONCE } from '../delivery/email-sender.js';

/** The emails of a killed worker soon go to another one. */
const LOOK_FOR_STALLED_EVERY = 3 * SECOND;
/** In seconds. A worker of BullMQ listens to its queue, and looks into it after this time as well. */
const LOOK_FOR_JOBS_EVERY = 5;

const PROCESS = stepOfQueue('process', 'consumer');

@Processor(EMAIL_QUEUE, {
  concurrency: EMAILS_AT_ONCE,
  lockDuration: 6 * SECOND,
  stalledInterval: LOOK_FOR_STALLED_EVERY,
  drainDelay: LOOK_FOR_JOBS_EVERY,
  // Unlimited: the row decides when to give up, however many workers died.
  maxStalledCount: 1_000_000,
  runRetryDelay: SECOND,
})
export class EmailProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private readonly logger = new Logger(EmailProcessor.name);
  private readonly active = new Set<Promise<void>>();
  private isAway = false;
  private isBusy = true;

  constructor(
    private readonly delivery: EmailDelivery,
    private readonly config: Config,
  ) {
    super();
  }

  /**
   * Looks for emails of killed workers only while emails are on their way, and into an empty queue rarely:
   * on PostgreSQL, each look is several statements.
   */
  expect(isBusy: boolean): void {
    if (isBusy === this.isBusy || this.config.redisUrl !== undefined) return;
    this.isBusy = isBusy;
    const { opts } = this.worker;
    opts.stalledInterval = isBusy ? LOOK_FOR_STALLED_EVERY : MINUTE;
    opts.drainDelay = isBusy ? LOOK_FOR_JOBS_EVERY : MINUTE / SECOND;
    if (isBusy) void this.worker.startStalledCheckTimer();
  }

  override async process(job: Job<EmailJob>): Promise<void> {
    this.isAway = false;
    const { emailId, traceParent } = job.data;
    const work = traced(PROCESS, () => this.delivery.deliver(emailId), traceParent);
    this.active.add(work);
    await work.finally(() => this.active.delete(work));
  }

  /**
   * Finishes emails while the database is available. BullMQ's graceful close would wait for an
   * unavailable queue; a closed worker still listens for seconds, so it is disconnected as well.
   */
  async beforeApplicationShutdown(): Promise<void> {
    void this.worker.pause(true);
    await Promise.allSettled(this.active);
    await this.worker.close(true);
    const disconnected = this.worker.disconnect().catch(() => undefined);
    // A Redis that was never reached never answers.
    await Promise.race([disconnected, pause(SECOND, undefined, { ref: false })]);
  }

  @OnWorkerEvent('failed')
  failed(job: Job<EmailJob> | undefined, error: Error): void {
    this.logger.error(`email ${job?.data.emailId}: ${error.message}`);
  }

  @OnWorkerEvent('error')
  disconnected(error: Error): void {
    if (!this.isAway) this.logger.warn(`email waits, its queue is away: ${error.message}`);
    this.isAway = true;
  }
}
