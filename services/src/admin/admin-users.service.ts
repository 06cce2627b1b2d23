import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../common/common.errors.js';
import { cutPage, type Page } from '../common/page.js';
import { UsersService } from '../users/users.service.js';
import type { AdminUser, UserChange, UserCounts, UsersQuery } from './admin-users.schema.js';
import { RoleCounts } from './role-counts.js';
import { type Listed, listKey, listOrder, type SortColumn } from '../common/list/list-order.js';
import { containing, SqlConditions } from '../common/list/sql-conditions.js';

const COLUMNS = `
  id, email, first_name AS "firstName", last_name AS "lastName", title, organization, position,
  country, phone, role, is_email_verified AS "isEmailVerified", is_disabled AS "isDisabled",
  created_at AS "createdAt"`;

type UserRecord = Omit<AdminUser, 'createdAt'> & { createdAt: Date };

const byTime: SortColumn = { column: 'created_at', type: 'timestamptz' };
const byName: SortColumn = { column: 'sort_name', type: 'text' };
const SORTS: Record<UsersQuery['sort'], SortColumn> = {
  createdAt: byTime,
  '-createdAt': byTime,
  name: byName,
  '-name': byName,
};

@Injectable()
export class AdminUsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly roles: RoleCounts,
  ) {}

  /** A page of the accounts; searched by name, e-mail and organization. */
  async list(query: UsersQuery): Promise<Page<AdminUser, UserCounts>> {
    const conditions = conditionsOf(query);
    const sort = SORTS[query.sort];
    const order = listOrder(conditions, sort, 'id', query);
    const records = await this.dataSource.query<Listed<UserRecord>[]>(
      `SELECT ${COLUMNS}, ${sort.column} AS "sortValue"
         FROM users ${conditions.where()} ${order} LIMIT ${query.limit + 1}`,
      conditions.parameters,
    );
    const page = cutPage(records, query.limit, (last) => listKey(query.sort, last));
    const counts = await this.roles.count();
    return {
      items: page.rows.map(present),
      nextCursor: page.nextCursor,
      counts: { ...counts, all: counts.researcher + counts.reviewer + counts.admin },
    };
  }

  /** @throws AppError NOT_FOUND, LAST_ADMIN */
  async change(actorId: string, id: string, { role, disabled }: UserChange): Promise<AdminUser> {
    await this.dataSource.transaction(async (tx) => {
      if (role !== undefined) await this.users.changeRole(tx, actorId, id, role);
      if (disabled !== undefined) await this.users.setDisabled(tx, actorId, id, disabled);
    });
    const [record] = await this.dataSource.query<UserRecord[]>(
      `SELECT ${COLUMNS} FROM users WHERE id = $1`,
      [id],
    );
    if (!record) throw notFound('This user');
    return present(record);
  }
}

function conditionsOf({ role, verified, q }: UsersQuery): SqlConditions {
  const conditions = new SqlConditions();
  if (role) conditions.add('role = ?', role);
  if (verified !== undefined) conditions.add('is_email_verified = ?', verified);
  if (q) conditions.add('search_text LIKE ?', containing(q.toLowerCase()));
  return conditions;
}

function present({ createdAt, ...record }: UserRecord): AdminUser {
  return { ...record, createdAt: createdAt.toISOString() };
}
