import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { Counters, totalsIn } from '../../platform/counters/counters.service.js';
import { db } from '../../platform/database/db.js';
import type { UserCounts } from './admin-users.schema.js';

const userTotals = totalsIn(
  sql.lit(''),
  db
    .selectFrom('users')
    .select('role as value')
    .where(({ ref }) => ref('is_sample')),
);

@Injectable()
export class UserCountsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counters: Counters,
  ) {}

  /** As the list of accounts shows them. */
  async read(): Promise<UserCounts> {
    const found = await this.counters.read(this.dataSource.manager, 'users');
    const { unverified = 0, disabled = 0 } = found;
    return { ...byRole(found), unverified, disabled };
  }

  /** Without samples once real data exists. */
  async totals() {
    return byRole(await this.counters.read(this.dataSource.manager, 'users', userTotals));
  }
}

function byRole({ researcher = 0, reviewer = 0, admin = 0 }: Partial<Record<string, number>>) {
  return { all: researcher + reviewer + admin, researcher, reviewer, admin };
}
