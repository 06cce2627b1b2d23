import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { BouncedAddresses } from '../../messaging/reports/bounced-addresses.js';
import { Clock } from '../../platform/core/clock.js';
import { emailKey } from '../../platform/core/email-address.js';
import { newId } from '../../platform/core/new-id.js';
import { storedPhone } from '../../platform/core/phone-number.js';
import {
  isForeignKeyViolation,
  isUniqueViolation,
} from '../../platform/database/postgres-errors.js';
import { erasedUser } from '../users/erased-user.js';
import type { Role } from '../../platform/http/policy/role.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  deletePermissions,
  findOwners,
  insertPermissions,
  type NewPermission,
} from '../users/permissions.sql.js';
import { lockWithAdmins, updateAccess } from '../users/user.sql.js';
import { accessEntries, type Access } from '../users/access-entries.js';
import { changedMeanwhile, emailTaken, lastOwner, userNotFound } from '../users/users.errors.js';
import { AccessListeners } from './access-listeners.js';
import { VerifiedListeners } from './verified-listeners.js';

export type NewUser = Pick<User, 'email' | 'firstName' | 'lastName' | 'organization'> & {
  passwordHash: string;
  role?: Role;
  isEmailVerified?: boolean;
  isSample?: boolean;
};

export type Profile = Partial<
  Pick<User, 'title' | 'firstName' | 'lastName' | 'organization' | 'position' | 'country' | 'phone'>
>;

export type Credentials = Pick<User, 'passwordHash' | 'isDisabled' | 'createdAt'> & {
  user: PresentedUser;
};

/** `version` is the one that the caller read. */
export type AccessChange = Partial<Access> & { version?: number };

const OWNER = { permission: 'owner' } satisfies Partial<NewPermission>;

type LockedUser = PresentedUser & Pick<User, 'isDisabled' | 'version'>;

@Injectable()
export class UsersService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly verifiedListeners: VerifiedListeners,
    private readonly accessListeners: AccessListeners,
    private readonly bounced: BouncedAddresses,
    private readonly clock: Clock,
  ) {}

  async find(tx: EntityManager, id: string): Promise<PresentedUser | null> {
    const user = await tx.findOneBy(User, { id });
    return user && presentUser(user);
  }

  /** @returns null for disabled accounts as well */
  async findEnabled(tx: EntityManager, id: string): Promise<PresentedUser | null> {
    const user = await tx.findOneBy(User, { id, isDisabled: false });
    return user && presentUser(user);
  }

  /** Ignores case. */
  async findCredentials(tx: EntityManager, email: string): Promise<Credentials | null> {
    const row = await tx
      .createQueryBuilder(User, 'user')
      .where('email_key(user.email) = email_key(:email)', { email })
      .getOne();
    if (!row) return null;
    const { passwordHash, isDisabled, createdAt } = row;
    return { user: presentUser(row), passwordHash, isDisabled, createdAt };
  }

  /** @returns null when the address has an account */
  async create(tx: EntityManager, user: NewUser): Promise<PresentedUser | null> {
    const row = {
      ...user,
      id: newId(),
      role: user.role ?? 'researcher',
      isEmailVerified: user.isEmailVerified ?? false,
      isSample: user.isSample ?? false,
      title: null,
      position: null,
      country: null,
      phone: null,
      isDisabled: false,
      version: 1,
      createdAt: this.clock.now(),
    } satisfies User;
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(User)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    const isNew = (inserted.raw as unknown[]).length === 1;
    if (isNew && row.role === 'admin') await this.makeOwner(tx, row.id);
    return isNew ? presentUser(row) : null;
  }

  async updateProfile(tx: EntityManager, id: string, profile: Profile): Promise<PresentedUser> {
    const fields = Object.keys(profile);
    if (fields.length > 0) {
      await tx.update(User, { id }, { ...profile, ...(await this.phoneOf(tx, id, profile)) });
      await this.audit.record(tx, {
        actorId: id,
        action: 'user.profile-changed',
        subject: { type: 'user', id },
        fields,
      });
    }
    return presentUser(await tx.findOneByOrFail(User, { id }));
  }

  /** By the country of the same form, or the stored one. */
  private async phoneOf(
    tx: EntityManager,
    id: string,
    { phone, country }: Profile,
  ): Promise<Pick<Profile, 'phone'>> {
    if (phone === undefined) return {};
    const stored = country === undefined ? await tx.findOneByOrFail(User, { id }) : { country };
    return { phone: storedPhone(phone, stored.country) };
  }

  async markVerified(tx: EntityManager, id: string): Promise<void> {
    await tx.update(User, { id }, { isEmailVerified: true });
    const user = presentUser(await tx.findOneByOrFail(User, { id }));
    await this.bounced.clear(tx, user.email);
    await this.verifiedListeners.tell(tx, user);
    await this.audit.record(tx, {
      actorId: id,
      action: 'user.email-verified',
      subject: { type: 'user', id },
      fields: ['isEmailVerified'],
    });
  }

  /** For unverified addresses. @throws AppError EMAIL_TAKEN */
  async changeEmail(tx: EntityManager, id: string, email: string): Promise<void> {
    await this.setEmail(tx, id, { email, isEmailVerified: false });
  }

  /** For a confirmed address. @throws AppError EMAIL_TAKEN */
  async moveTo(tx: EntityManager, id: string, email: string): Promise<void> {
    await this.setEmail(tx, id, { email, isEmailVerified: true });
    await this.bounced.clear(tx, email);
    await this.verifiedListeners.tell(tx, presentUser(await tx.findOneByOrFail(User, { id })));
  }

  private async setEmail(
    tx: EntityManager,
    id: string,
    address: Pick<User, 'email' | 'isEmailVerified'>,
  ): Promise<void> {
    const { email: former } = await tx.findOneByOrFail(User, { id });
    try {
      await tx.update(User, { id }, address);
    } catch (error) {
      throw isUniqueViolation(error) ? emailTaken() : error;
    }
    if (emailKey(former) !== emailKey(address.email)) await this.bounced.noteReplaced(tx, former);
    await this.audit.record(tx, {
      actorId: id,
      action: 'user.email-changed',
      subject: { type: 'user', id },
      fields: ['email'],
    });
  }

  /** Ends all sessions except `keptSessionId`. */
  async changePassword(
    tx: EntityManager,
    id: string,
    passwordHash: string,
    keptSessionId?: string,
  ): Promise<void> {
    await tx.update(User, { id }, { passwordHash });
    await this.sessions.endAll(tx, id, keptSessionId);
    await this.audit.record(tx, {
      actorId: id,
      action: 'user.password-changed',
      subject: { type: 'user', id },
      fields: ['passwordHash'],
    });
  }

  /** Of the same password. A hash that was changed since it was read stays. */
  async renewHash(
    tx: EntityManager,
    id: string,
    passwordHash: string,
    renewed: string,
  ): Promise<void> {
    await tx.update(User, { id, passwordHash }, { passwordHash: renewed });
  }

  /** Equal values change nothing. @throws AppError NOT_FOUND, LAST_OWNER, CHANGED_MEANWHILE */
  async changeAccess(
    tx: EntityManager,
    actorId: string,
    id: string,
    { version, ...wanted }: AccessChange,
  ): Promise<void> {
    const { user, isLastOwner } = await this.lock(tx, id);
    if (version !== undefined && version !== user.version) throw changedMeanwhile(user);
    const { role = user.role, isDisabled = user.isDisabled } = wanted;
    if (role === user.role && isDisabled === user.isDisabled) return;
    if (isLastOwner) throw lastOwner();
    await this.sessions.endAll(tx, id);
    await this.setAccess(tx, actorId, user, { role, isDisabled });
  }

  /** Keeps sessions, since it only adds rights; other roles stay. */
  async makeReviewer(tx: EntityManager, actorId: string, id: string): Promise<void> {
    const { user } = await this.lock(tx, id);
    if (user.role !== 'researcher') return;
    await this.setAccess(tx, actorId, user, { role: 'reviewer', isDisabled: user.isDisabled });
  }

  /** @throws AppError NOT_FOUND, LAST_OWNER */
  async lockForErasure(tx: EntityManager, id: string): Promise<PresentedUser> {
    const { user, isLastOwner } = await this.lock(tx, id);
    if (isLastOwner) throw lastOwner();
    return presentUser(user);
  }

  /** Where other records refer to the account, its row stays without personal data. */
  async erase(tx: EntityManager, actorId: string, id: string): Promise<void> {
    try {
      await tx.transaction((attempt) => attempt.delete(User, { id }));
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      await this.anonymise(tx, id);
    }
    await this.audit.record(tx, {
      actorId,
      action: 'user.erased',
      subject: { type: 'user', id },
    });
  }

  /** For an account that other records refer to: no personal data, and no way in. */
  async anonymise(tx: EntityManager, id: string): Promise<void> {
    await tx.update(User, { id }, erasedUser(id));
  }

  private async setAccess(
    tx: EntityManager,
    actorId: string,
    user: LockedUser,
    access: Access,
  ): Promise<void> {
    await updateAccess.run(tx, { id: user.id, ...access });
    if (user.role !== access.role) {
      if (user.role === 'admin') await deletePermissions.run(tx, { userId: user.id });
      if (access.role === 'admin') await this.makeOwner(tx, user.id);
    }
    await this.audit.recordAll(tx, accessEntries(actorId, user, access));
    if (user.role === 'admin') await this.accessListeners.notify(tx, user.id, actorId);
  }

  private async makeOwner(tx: EntityManager, userId: string): Promise<void> {
    await insertPermissions.run(tx, { userId, permissions: JSON.stringify([OWNER]) });
  }

  /** Locks all admins in one order, so that two who demote each other run one after another. */
  private async lock(
    tx: EntityManager,
    id: string,
  ): Promise<{ user: LockedUser; isLastOwner: boolean }> {
    const locked = await lockWithAdmins.all(tx, { id });
    const user = locked.find((one) => one.id === id);
    if (!user) throw userNotFound();
    // Read after the lock, so that a change that was awaited is seen.
    const owners = await findOwners.all(tx);
    return { user, isLastOwner: owners.length === 1 && owners[0]?.id === id };
  }
}
