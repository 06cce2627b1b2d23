import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../common/common.errors.js';
import { type List, readAll, readPage } from '../common/list/list.js';
import { containing, SqlConditions } from '../common/list/sql-conditions.js';
import type { Page } from '../common/page.js';
import { prepared } from '../database/prepared.js';
import type { AdminUser, UserCounts, UserFilters, UsersQuery } from './admin-users.schema.js';
import { UserCountsQuery } from './user-counts.query.js';

export type UserRecord = Omit<AdminUser, 'createdAt'> & { createdAt: Date };

export const USER_COLUMNS = `
  id, email, first_name AS "firstName", last_name AS "lastName", title, organization, position,
  country, phone, role, is_email_verified AS "isEmailVerified", is_disabled AS "isDisabled",
  created_at AS "createdAt", version`;

const ONE = prepared(`SELECT ${USER_COLUMNS} FROM users WHERE id = $1`);

const list: List<'createdAt' | 'name'> = {
  columns: USER_COLUMNS,
  from: 'users',
  id: 'id',
  sorts: {
    createdAt: { column: 'created_at', type: 'timestamptz' },
    name: { column: 'sort_name', type: 'text' },
  },
};

@Injectable()
export class AdminUsersQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: UserCountsQuery,
  ) {}

  /** A page of the accounts; searched by name, e-mail and organization. */
  async list(query: UsersQuery): Promise<Page<AdminUser, UserCounts>> {
    const conditions = conditionsOf(query);
    const { rows, nextCursor } = await readPage<UserRecord, 'createdAt' | 'name'>(
      this.dataSource,
      list,
      conditions,
      query,
    );
    return { items: rows.map(presentUserRow), nextCursor, counts: await this.counts.read() };
  }

  /** All that the list shows, page after page. */
  all(filters: UserFilters): AsyncGenerator<UserRecord> {
    return readAll(this.dataSource, list, () => conditionsOf(filters), filters.sort);
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminUser> {
    const [record] = await this.dataSource.query<UserRecord[]>(ONE, [id]);
    if (!record) throw notFound('This user');
    return presentUserRow(record);
  }
}

function conditionsOf({ role, verified, disabled, q }: UserFilters): SqlConditions {
  const conditions = new SqlConditions();
  if (role) conditions.add('role = ?', role);
  // Said without parameters: the partial indexes are known to fit.
  if (verified !== undefined)
    conditions.add(verified ? 'is_email_verified' : 'NOT is_email_verified');
  if (disabled !== undefined) conditions.add(disabled ? 'is_disabled' : 'NOT is_disabled');
  if (q) conditions.add('search_text LIKE ?', containing(q.toLowerCase()));
  return conditions;
}

export function presentUserRow({ createdAt, ...record }: UserRecord): AdminUser {
  return { ...record, createdAt: createdAt.toISOString() };
}
