import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UserCounts } from './admin-users.schema.js';

@Injectable()
export class UserCountsQuery {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<UserCounts> {
    const [counts] = await this.dataSource.query<[UserCounts]>(
      `SELECT count(*)::int AS all,
              count(*) FILTER (WHERE role = 'researcher')::int AS researcher,
              count(*) FILTER (WHERE role = 'reviewer')::int AS reviewer,
              count(*) FILTER (WHERE role = 'admin')::int AS admin,
              count(*) FILTER (WHERE NOT is_email_verified)::int AS unverified,
              count(*) FILTER (WHERE is_disabled)::int AS disabled
         FROM users`,
    );
    return counts;
  }
}
