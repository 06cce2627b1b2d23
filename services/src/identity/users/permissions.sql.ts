import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Expression, type QueryCreator, sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import type { Database } from '../../platform/database/schema.gen.js';
import { statement } from '../../platform/database/statement.js';
import { moment } from '../../platform/core/sql-moment.js';
import type {
  HeldPermission,
  Permission,
  PermissionScope,
} from '../../platform/http/policy/rights.js';

export interface StoredPermission {
  permission: Permission;
  scopeKind: PermissionScope['kind'] | null;
  scopeId: string | null;
  /** Of a track; null for other scopes. */
  topics: string[] | null;
  expiresAt: string | null;
}

/** Without those that have expired. */
export function validAt(now: Date, stored: readonly StoredPermission[]): HeldPermission[] {
  return stored
    .filter(({ expiresAt }) => expiresAt === null || now < new Date(expiresAt))
    .map(({ permission, ...scope }) => ({ permission, scope: scopeOf(scope) }));
}

function scopeOf({
  scopeKind: kind,
  scopeId: id,
  topics,
}: Pick<StoredPermission, 'scopeKind' | 'scopeId' | 'topics'>): PermissionScope | null {
  if (kind === null || id === null) return null;
  return kind === 'track' ? { kind, id, topics: topics ?? [] } : { kind, id };
}

/** Of an edition's permission with the last day of the conference, also when that day was changed. */
const expiresAt = sql<Date | null>`CASE WHEN up.scope_kind = 'edition'
  THEN least(up.expires_at, edition_ends_at(up.scope_id::uuid)) ELSE up.expires_at END`;

/** The scope of permissions that are granted for the current edition. */
export const findEditionScope = statement(() =>
  db.selectNoFrom(sql<string>`current_edition_id()::text`.as('id')),
);

/** As a JSON array, empty for accounts without the role admin. */
export const permissionsOf = (user: { id: Expression<string>; role: Expression<string> }) =>
  jsonArrayFrom(
    db
      .selectFrom('user_permissions as up')
      .select(({ ref }) => [
        ref('up.permission').$castTo<Permission>().as('permission'),
        'up.scope_kind as scopeKind',
        'up.scope_id as scopeId',
        sql<
          string[] | null
        >`CASE WHEN up.scope_kind = 'track' THEN track_topics(up.scope_id) END`.as('topics'),
        moment(expiresAt).as('expiresAt'),
      ])
      .where('up.user_id', '=', user.id)
      .where(user.role, '=', 'admin')
      .orderBy('up.permission')
      .orderBy('up.scope_id'),
  );

export type NewPermission = Omit<StoredPermission, 'topics'>;

export const insertPermissions = statement((p: { userId: string; permissions: string }) =>
  db
    .insertInto('user_permissions')
    .columns(['user_id', 'permission', 'scope_kind', 'scope_id', 'expires_at'])
    .expression(
      db
        .selectFrom(
          jsonRows<NewPermission, 'given'>(p.permissions, 'given', {
            permission: 'text',
            scopeKind: 'text',
            scopeId: 'text',
            expiresAt: 'timestamptz',
          }),
        )
        .select([
          sql<string>`${p.userId}::uuid`.as('user_id'),
          'permission',
          'scopeKind',
          'scopeId',
          sql<Date | null>`given."expiresAt"`.as('expires_at'),
        ]),
    ),
);

export const deletePermissions = statement(({ userId }: { userId: string }) =>
  db.deleteFrom('user_permissions').where('user_id', '=', userId),
);

/** Of enabled accounts with the role admin. */
export const findOwners = statement(() =>
  db
    .selectFrom('users as u')
    .innerJoin('user_permissions as up', 'up.user_id', 'u.id')
    .select('u.id')
    .where('u.role', '=', 'admin')
    .where('u.is_disabled', '=', false)
    .where('up.permission', '=', 'owner'),
);

/** All scopes of a permission end at the same moment. */
export const listPermissions = statement(({ userId }: { userId: string }) =>
  db
    .selectFrom('user_permissions as up')
    .select(({ ref, fn }) => [
      ref('up.permission').$castTo<Permission>().as('permission'),
      sql<string[]>`coalesce(array_agg(up.scope_id ORDER BY up.scope_id)
        FILTER (WHERE up.scope_kind = 'topic'), '{}')`.as('topics'),
      sql<string[]>`coalesce(array_agg(up.scope_id ORDER BY up.scope_id)
        FILTER (WHERE up.scope_kind = 'track'), '{}')`.as('tracks'),
      moment(fn.min<Date | null>(expiresAt)).as('expiresAt'),
    ])
    .where('up.user_id', '=', userId)
    .groupBy('up.permission')
    .orderBy('up.permission'),
);

export interface Granted {
  userId: string;
  permission: Permission;
  /** Both [null] for the whole conference. */
  scopeKinds: (PermissionScope['kind'] | null)[];
  scopeIds: (string | null)[];
  expiresAt: string | null;
}

/** Instead of the scopes held so far. No row when the same ones are held until the same moment. */
export const grantPermission = statement((p: Granted) => {
  const given = sql<{ kind: string | null; id: string | null }>`unnest(
    ${p.scopeKinds}::text[], ${p.scopeIds}::text[])`;
  const granted = (db: QueryCreator<Database>) =>
    db
      .insertInto('user_permissions')
      .columns(['user_id', 'permission', 'scope_kind', 'scope_id', 'expires_at'])
      .expression(
        db
          .selectFrom(given.as<'given'>(sql`given(kind, id)`))
          .select([
            param(p.userId, 'uuid').as('user_id'),
            param(p.permission, 'text').as('permission'),
            'given.kind as scope_kind',
            'given.id as scope_id',
            sql<Date | null>`${p.expiresAt}::timestamptz`.as('expires_at'),
          ]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'permission', 'scope_kind', 'scope_id'])
          .doUpdateSet({ expires_at: sql<Date | null>`excluded.expires_at` })
          .where(({ eb, ref }) =>
            eb(
              ref('user_permissions.expires_at'),
              'is distinct from',
              sql<Date | null>`excluded.expires_at`,
            ),
          ),
      )
      .returning('user_id as userId');
  return db
    .with('granted', granted)
    .with('ended', (db) =>
      db
        .deleteFrom('user_permissions')
        .where('user_id', '=', p.userId)
        .where('permission', '=', p.permission)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom(given.as<'given'>(sql`given(kind, id)`))
                .select('given.id')
                .where(sql<boolean>`given.kind IS NOT DISTINCT FROM user_permissions.scope_kind`)
                .where(sql<boolean>`given.id IS NOT DISTINCT FROM user_permissions.scope_id`),
            ),
          ),
        )
        .returning('user_id as userId'),
    )
    .selectFrom('granted')
    .select('userId')
    .unionAll(({ selectFrom }) => selectFrom('ended').select('userId'));
});

export const revokePermission = statement((p: { userId: string; permission: Permission }) =>
  db
    .deleteFrom('user_permissions')
    .where('user_id', '=', p.userId)
    .where('permission', '=', p.permission)
    .returning('user_id as userId'),
);
