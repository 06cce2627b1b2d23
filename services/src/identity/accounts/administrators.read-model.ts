import { sql } from 'kysely';
import { isKept } from '../../platform/audit/kept-entries.js';
import { anyOf, count } from '../../platform/database/expressions.js';
import { db } from '../../platform/database/db.js';
import type { Permission } from '../../platform/http/policy/rights.js';
import { statement } from '../../platform/database/statement.js';
import { permissionsOf } from '../users/permissions.sql.js';

// Also reads `audit_entries` (platform): when access of an account changed.

const ACCESS = ['user.role-changed', 'user.enabled', 'user.disabled', 'user.permission-granted'];

interface Holders {
  permissions: Permission[];
  since: Date;
  now: Date;
}

/** Those who hold one of the permissions. */
export const findAdministrators = statement((p: Holders) =>
  db
    .selectFrom('users as u')
    .select(({ not, exists, selectFrom }) => [
      'u.id',
      'u.email',
      'u.first_name as firstName',
      'u.last_name as lastName',
      not(
        exists(
          selectFrom('audit_entries as a')
            .select('a.id')
            .where(isKept('access'))
            .where('a.subject_type', '=', 'user')
            .whereRef('a.subject_id', '=', sql<string>`u.id::text`)
            .where('a.action', 'in', ACCESS)
            .where('a.at', '>', p.since),
        ),
      ).as('isEstablished'),
    ])
    .where('u.role', '=', 'admin')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_permissions as h')
          .select('h.user_id')
          .whereRef('h.user_id', '=', 'u.id')
          .where('h.permission', '=', anyOf(p.permissions))
          .where(({ eb, or }) =>
            or([eb('h.expires_at', 'is', null), eb('h.expires_at', '>', p.now)]),
          ),
      ),
    )
    .where('u.is_disabled', '=', false)
    .orderBy('u.id'),
);

/** An enabled one, with all granted permissions. */
export const findAdministrator = statement((p: { id: string }) =>
  db
    .selectFrom('users as u')
    .select(({ ref }) => [
      'u.id',
      'u.email',
      permissionsOf({ id: ref('u.id'), role: ref('u.role') }).as('permissions'),
    ])
    .where('u.id', '=', p.id)
    .where('u.role', '=', 'admin')
    .where('u.is_disabled', '=', false),
);

/** Administrators who lost their access, or one of the permissions, since a moment, and may have it again. */
export const countRemovedAdministrators = statement((p: Pick<Holders, 'permissions' | 'since'>) =>
  db
    .selectFrom('audit_entries as a')
    .innerJoin('users as u', (join) => join.on(sql<boolean>`u.id::text = a.subject_id`))
    .select(count().as('removed'))
    .where(isKept('access'))
    .where('a.subject_type', '=', 'user')
    .where('a.at', '>', p.since)
    .where(({ eb, or, and }) =>
      or([
        and([eb('a.action', '=', 'user.role-changed'), eb('a.before_state', '=', 'admin')]),
        and([
          eb('a.action', '=', 'user.permission-revoked'),
          eb('a.before_state', '=', anyOf(p.permissions)),
        ]),
        and([eb('a.action', '=', 'user.disabled'), eb('u.role', '=', 'admin')]),
      ]),
    ),
);
