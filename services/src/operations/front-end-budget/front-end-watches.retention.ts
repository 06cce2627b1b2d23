import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { after } from '../../platform/core/time.js';
import { type ExpiringRule, RetentionRules } from '../../platform/retention/retention-rules.js';
import { FIGURES_KEPT } from '../front-ends/front-ends.retention.js';
import { forgetWatches } from './front-end-watches.sql.js';

/** Deletes watches with the figures that they compared. */
@Injectable()
export class FrontEndWatchesRetention implements ExpiringRule, OnModuleInit {
  constructor(private readonly rules: RetentionRules) {}

  onModuleInit(): void {
    this.rules.expiring.push(this);
  }

  async forget(tx: EntityManager, now: Date): Promise<void> {
    await forgetWatches.run(tx, { before: after(now, -FIGURES_KEPT) });
  }
}
