import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PapersService } from '../../papers/accepted/papers.service.js';
import type { Dashboard } from './dashboard.schema.js';
import { DailyBackup } from '../backup/daily-backup.js';
import { ArchiveWatch } from '../point-in-time/archive-watch.js';
import { UserCountsQuery } from '../../identity/admin/user-counts.query.js';
import { Clock } from '../../platform/core/clock.js';
import { hasRight, type Permitted, topicsOf } from '../../platform/http/policy/rights.js';
import { moneyOf } from '../../registration/admin/money-progress.query.js';
import type { Progress } from './dashboard-progress.schema.js';
import { readProgress } from './dashboard-progress.sql.js';

@Injectable()
export class DashboardService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: PapersService,
    private readonly users: UserCountsQuery,
    private readonly backup: DailyBackup,
    private readonly archive: ArchiveWatch,
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
        backupFailure: this.copyFailure(),
      },
    };
  }

  /** The archive first: what it lacks is newer. */
  private copyFailure(): Dashboard['data']['backupFailure'] {
    const archive = this.archive.failure();
    if (archive) return { ...archive, what: 'archive' };
    const daily = this.backup.failure();
    return daily && { ...daily, what: 'daily' };
  }

  /** Reviews, scheduled changes and, for those who may read payments, money so far, and the papers that `stats` leaves out. */
  async progress(reader: Permitted): Promise<Progress> {
    const topics = topicsRead(reader);
    const withMoney = hasRight(reader, 'payments:read');
    const asked = { now: this.clock.now(), topics, withMoney };
    const { reviews, tracks, payments, scheduled } = await readProgress.one(this.dataSource, asked);
    return {
      money: withMoney ? moneyOf(payments) : null,
      reviews: { ...reviews, nextDueAt: reviews.nextDueAt && isoOf(reviews.nextDueAt) },
      tracks,
      notCounted: await this.papers.countLeftOut(this.dataSource.manager, topics),
      scheduled: scheduled.map(({ at, change }) => ({ at: isoOf(at), change })),
    };
  }
}

/** PostgreSQL writes moments in JSON with its offset. */
const isoOf = (moment: string) => new Date(moment).toISOString();

/** Others who read the overview see how many papers there are, and no paper. */
function topicsRead(reader: Permitted): string[] | null {
  return hasRight(reader, 'papers:read') ? topicsOf(reader, 'papers:read') : null;
}
