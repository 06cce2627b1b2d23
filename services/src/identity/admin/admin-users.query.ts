import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sql } from 'kysely';
import { contains, list, readAll, readPage, startsWith } from '../../platform/lists/keyset.js';
import { emailKey } from '../../platform/core/email-address.js';
import { emailKeyOf } from '../../platform/database/expressions.js';
import { formatPhone } from '../../platform/core/phone-number.js';
import type { Page } from '../../platform/lists/page.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { AdminUser, UserCounts, UserFilters, UsersQuery } from './admin-users.schema.js';
import { UserCountsQuery } from './user-counts.query.js';
import { userNotFound } from '../users/users.errors.js';

export type UserRecord = Omit<AdminUser, 'createdAt'> & { createdAt: Date };

export const userColumns = [
  'u.id',
  'u.email',
  'u.first_name as firstName',
  'u.last_name as lastName',
  'u.title',
  'u.organization',
  'u.position',
  'u.country',
  'u.phone',
  'u.role',
  'u.is_email_verified as isEmailVerified',
  'u.is_disabled as isDisabled',
  'u.created_at as createdAt',
  'u.version',
] as const;

const query = db.selectFrom('users as u').select(userColumns);

const findUser = statement(({ id }: { id: string }) => query.where('u.id', '=', id));

/** A whole address, or its beginning from the first character to behind the @. */
const ADDRESS = /^[^\s@]+@[^\s@]*$/;

const hasAddress = (start: string) =>
  startsWith(emailKeyOf(sql.ref<string>('u.email')), emailKey(start));

const users = list({
  query,
  id: 'u.id',
  isSample: sql`u.is_sample`,
  sorts: {
    createdAt: { column: 'u.created_at', type: 'timestamptz' },
    name: { column: 'u.sort_name', type: 'text' },
  },
  prepared: { constants: ['role', 'verified', 'disabled'], places: [] },
  where: ({ eb, ref, not }, { role, verified, disabled, q }: Omit<UserFilters, 'sort'>) => [
    role && eb('u.role', '=', role),
    // Literals, so that the planner can use the partial indexes.
    verified !== undefined &&
      (verified ? ref('u.is_email_verified') : not(ref('u.is_email_verified'))),
    disabled !== undefined && (disabled ? ref('u.is_disabled') : not(ref('u.is_disabled'))),
    q && (ADDRESS.test(q) ? hasAddress(q) : contains(ref('u.search_text'), q.toLowerCase())),
  ],
});

@Injectable()
export class AdminUsersQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: UserCountsQuery,
  ) {}

  async list(query: UsersQuery): Promise<Page<AdminUser, UserCounts>> {
    const { rows, nextCursor } = await readPage(this.dataSource, users, query, query);
    return { items: rows.map(presentUserRow), nextCursor, counts: await this.counts.read() };
  }

  all(filters: UserFilters): AsyncGenerator<UserRecord> {
    return readAll(this.dataSource, users, filters, filters.sort);
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminUser> {
    const record = await findUser.first(this.dataSource, { id });
    if (!record) throw userNotFound();
    return presentUserRow(record);
  }
}

export function presentUserRow(record: UserRecord): AdminUser {
  const { phone, createdAt } = record;
  return { ...record, phone: formatPhone(phone), createdAt: createdAt.toISOString() };
}
