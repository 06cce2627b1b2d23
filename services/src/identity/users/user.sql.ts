import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { Role } from '../../platform/http/policy/role.js';

/** For a table users with the alias u. */
export const presentedColumns = [
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
] as const;

/** One lock order. An account promoted meanwhile counts as the last admin, and stays one. */
export const lockWithAdmins = statement(({ id }: { id: string }) =>
  db
    .selectFrom('users as u')
    .select([...presentedColumns, 'u.is_disabled as isDisabled', 'u.version'])
    .where(({ eb, or, and, not, selectFrom }) => {
      const role = selectFrom('users').select('role').where('id', '=', id);
      const isAdmin = and([eb('u.role', '=', 'admin'), not(eb.ref('u.is_disabled'))]);
      return or([eb('u.id', '=', id), and([isAdmin, eb(role, '=', 'admin')])]);
    })
    .orderBy('u.id')
    .forUpdate(),
);

export const updateAccess = statement((p: { id: string; role: Role; isDisabled: boolean }) =>
  db
    .updateTable('users')
    .set((eb) => ({ role: p.role, is_disabled: p.isDisabled, version: eb('version', '+', 1) }))
    .where('id', '=', p.id),
);
