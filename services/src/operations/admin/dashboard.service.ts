import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PapersService } from '../../papers/accepted/papers.service.js';
import type { Dashboard } from './dashboard.schema.js';
import { DailyBackup } from '../backup/daily-backup.js';
import { UserCountsQuery } from '../../identity/admin/user-counts.query.js';

@Injectable()
export class DashboardService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: PapersService,
    private readonly users: UserCountsQuery,
    private readonly backup: DailyBackup,
  ) {}

  /** Drafts and withdrawn papers count nowhere, so totals are the sums of their parts. */
  async stats(): Promise<Dashboard> {
    const papers = await this.papers.countOutcomes(this.dataSource.manager);
    const { all, researcher, reviewer, admin } = await this.users.read();
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
}
