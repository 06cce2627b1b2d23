import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EMAIL_QUEUE, type EmailQueue } from '../../messaging/queue/email-queue.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import type { Measured } from './metrics.js';

/** @param hasQueue whether the process sends emails */
export function measuredOf(app: INestApplicationContext, hasQueue = true): Measured {
  const found = { strict: false };
  return {
    config: app.get(Config, found),
    dataSource: app.get(DataSource, found),
    clock: app.get(Clock, found),
    scheduler: app.get(Scheduler, found),
    queue: hasQueue ? app.get<EmailQueue>(getQueueToken(EMAIL_QUEUE), found) : undefined,
  };
}
