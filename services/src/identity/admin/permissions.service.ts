import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { BY_EDITION, BY_TOPIC, type Permission } from '../../platform/http/policy/rights.js';
import { AccessListeners } from '../accounts/access-listeners.js';
import {
  findEditionScope,
  findOwners,
  grantPermission,
  type Granted,
  listPermissions,
  revokePermission,
} from '../users/permissions.sql.js';
import { lockWithAdmins } from '../users/user.sql.js';
import { lastOwner, userNotFound } from '../users/users.errors.js';
import {
  endlessOwner,
  eventOver,
  notAdmin,
  ownPermission,
  topicsMissing,
  topicsUnused,
} from './admin-users.errors.js';
import type { PermissionGrant, PermissionOfUser, Permissions } from './permissions.schema.js';

@Injectable()
export class PermissionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly access: AccessListeners,
    private readonly clock: Clock,
  ) {}

  async list(id: string): Promise<Permissions> {
    return this.read(this.dataSource.manager, id);
  }

  /**
   * Grants a permission, or another end, other topics or other tracks of it. It applies at the next request.
   * @throws AppError NOT_FOUND; CONFLICT for an account that is no admin, and for a permission that ends
   *   with the conference once that is over; FORBIDDEN for the caller's own account; VALIDATION_FAILED for
   *   an owner until a date, a track chair without topics and tracks, others with some
   */
  grant(owner: AuthenticatedUser, about: PermissionOfUser, grant: PermissionGrant) {
    const { id, permission } = about;
    if (id === owner.id) throw ownPermission();
    if (permission === 'owner' && grant.expiresAt !== null) throw endlessOwner();
    const isByTopic = BY_TOPIC.includes(permission);
    const areas = [...grant.topics, ...grant.tracks];
    if (isByTopic && areas.length === 0) throw topicsMissing();
    if (!isByTopic && areas.length > 0) throw topicsUnused();
    const { expiresAt } = grant;
    return this.dataSource.transaction(async (tx) => {
      await this.lockAdmin(tx, id);
      const scopes = await scopesOf(tx, permission, grant);
      const granted = await grantPermission.all(tx, {
        userId: id,
        permission,
        expiresAt,
        ...scopes,
      });
      const change = { after: permission, fields: isByTopic ? ['topics'] : undefined };
      if (granted.length > 0) await this.record(tx, owner, 'granted', about, change);
      const held = await this.read(tx, id);
      if (BY_EDITION.includes(permission)) this.expectFuture(held, permission);
      return held;
    });
  }

  /** @throws AppError NOT_FOUND; LAST_OWNER */
  revoke(owner: AuthenticatedUser, about: PermissionOfUser) {
    const { id, permission } = about;
    return this.dataSource.transaction(async (tx) => {
      await this.lockAdmin(tx, id);
      if (permission === 'owner' && (await isOnlyOwner(tx, id))) throw lastOwner();
      const revoked = await revokePermission.all(tx, { userId: id, permission });
      if (revoked.length > 0)
        await this.record(tx, owner, 'revoked', about, { before: permission });
      return this.read(tx, id);
    });
  }

  private expectFuture({ permissions }: Permissions, granted: Permission): void {
    const end = permissions.find(({ permission }) => permission === granted)?.expiresAt;
    if (end && new Date(end) <= this.clock.now()) throw eventOver();
  }

  /** With all admins, so that two owners who revoke each other's permission run one after another. */
  private async lockAdmin(tx: EntityManager, id: string): Promise<void> {
    const locked = await lockWithAdmins.all(tx, { id });
    const user = locked.find((one) => one.id === id);
    if (!user) throw userNotFound();
    if (user.role !== 'admin') throw notAdmin();
  }

  private async read(tx: EntityManager, userId: string): Promise<Permissions> {
    return { permissions: await listPermissions.all(tx, { userId }) };
  }

  private async record(
    tx: EntityManager,
    owner: AuthenticatedUser,
    what: 'granted' | 'revoked',
    { id }: PermissionOfUser,
    change: { before?: Permission; after?: Permission; fields?: string[] },
  ): Promise<void> {
    const subject = { type: 'user', id };
    await this.audit.record(tx, {
      actorId: owner.id,
      action: `user.permission-${what}`,
      subject,
      ...change,
    });
    await this.access.notify(tx, id, owner.id);
  }
}

/** Read after the lock, so that a change that was awaited is seen. */
async function isOnlyOwner(tx: EntityManager, id: string): Promise<boolean> {
  const owners = await findOwners.all(tx);
  return owners.length === 1 && owners[0]?.id === id;
}

type Scopes = Pick<Granted, 'scopeKinds' | 'scopeIds'>;

async function scopesOf(
  tx: EntityManager,
  permission: Permission,
  grant: PermissionGrant,
): Promise<Scopes> {
  if (BY_TOPIC.includes(permission)) {
    const [topics, tracks] = [[...new Set(grant.topics)], [...new Set(grant.tracks)]];
    return {
      scopeKinds: [...topics.map(() => 'topic' as const), ...tracks.map(() => 'track' as const)],
      scopeIds: [...topics, ...tracks],
    };
  }
  if (!BY_EDITION.includes(permission)) return { scopeKinds: [null], scopeIds: [null] };
  const { id } = await findEditionScope.one(tx);
  return { scopeKinds: ['edition'], scopeIds: [id] };
}
