import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScheduledChanges } from '../../conference/scheduled-changes/scheduled-changes.service.js';
import { PapersService } from '../../papers/accepted/papers.service.js';
import type { Dashboard } from './dashboard.schema.js';
import { DailyBackup } from '../backup/daily-backup.js';
import { UserCountsQuery } from '../../identity/admin/user-counts.query.js';
import { Clock } from '../../platform/core/clock.js';
import { hasRight, type Permitted, topicsOf } from '../../platform/http/policy/rights.js';
import { MoneyProgressQuery } from '../../registration/admin/money-progress.query.js';
import { ReviewProgressQuery } from '../../review/admin/review-progress.read-model.js';
import type { Progress } from './dashboard-progress.schema.js';

@Injectable()
export class DashboardService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: PapersService,
    private readonly users: UserCountsQuery,
    private readonly backup: DailyBackup,
    private readonly money: MoneyProgressQuery,
    private readonly reviews: ReviewProgressQuery,
    private readonly scheduled: ScheduledChanges,
    private readonly clock: Clock,
  ) {}

  /** A track chair counts papers of their topics. Drafts and withdrawn papers count nowhere, so totals are the sums of their parts. */
  async stats(reader: Permitted): Promise<Dashboard> {
    const topics = topicsRead(reader);
    const papers = await this.papers.countOutcomes(this.dataSource.manager, topics);
    const { all, researcher, reviewer, admin } = await this.users.totals();
    return {
      data: {
        users: {
          total: all,
          researchers: researcher,
          reviewers: reviewer,
          admins: admin,
        },
        papers: { total: papers.pending + papers.accepted + papers.rejected, ...papers },
        backupFailure: this.backup.failure(),
      },
    };
  }

  /** Reviews, scheduled changes and, for those who may read payments, money so far, and the papers that `stats` leaves out. */
  async progress(reader: Permitted): Promise<Progress> {
    const now = this.clock.now();
    const { nextDueAt, ...reviews } = await this.reviews.read(now, topicsRead(reader));
    return {
      money: hasRight(reader, 'payments:read') ? await this.money.read(now) : null,
      reviews: { ...reviews, nextDueAt: nextDueAt?.toISOString() ?? null },
      notCounted: await this.papers.countLeftOut(this.dataSource.manager, topicsRead(reader)),
      scheduled: await this.scheduled.ahead(),
    };
  }
}

/** Others who read the overview see how many papers there are, and no paper. */
function topicsRead(reader: Permitted): string[] | null {
  return hasRight(reader, 'papers:read') ? topicsOf(reader, 'papers:read') : null;
}
