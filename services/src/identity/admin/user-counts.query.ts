import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Counters } from '../../platform/counters/counters.service.js';
import type { UserCounts } from './admin-users.schema.js';

@Injectable()
export class UserCountsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counters: Counters,
  ) {}

  async read(): Promise<UserCounts> {
    const {
      researcher = 0,
      reviewer = 0,
      admin = 0,
      unverified = 0,
      disabled = 0,
    } = await this.counters.read(this.dataSource.manager, 'users');
    const all = researcher + reviewer + admin;
    return { all, researcher, reviewer, admin, unverified, disabled };
  }
}
