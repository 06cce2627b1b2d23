import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PapersService } from '../papers/papers.service.js';
import type { Dashboard } from './dashboard.schema.js';
import { UserCountsQuery } from './user-counts.query.js';

@Injectable()
export class DashboardService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: PapersService,
    private readonly users: UserCountsQuery,
  ) {}

  /** Totals are the sums of their parts: drafts and withdrawn papers count nowhere. */
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
      },
    };
  }
}
