import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { after, DAY, utcDay } from '../../platform/core/time.js';
import { type ExpiringRule, RetentionRules } from '../../platform/retention/retention-rules.js';
import { forgetCounts, forgetFailures } from './front-end-figures.sql.js';

export const FIGURES_KEPT = 90 * DAY;

/** Deletes figures and failures of front ends after 90 days. */
@Injectable()
export class FrontEndsRetention implements ExpiringRule, OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.expiring.push(this);
  }

  async forget(tx: EntityManager, now: Date): Promise<void> {
    const before = after(now, -FIGURES_KEPT);
    await forgetCounts.run(tx, { before: utcDay(before) });
    await forgetFailures.run(tx, { before });
  }
}
