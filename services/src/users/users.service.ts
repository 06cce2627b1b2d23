import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { newId } from '../common/new-id.js';
import { isForeignKeyViolation } from '../database/foreign-key-violation.js';
import { isUniqueViolation } from '../database/unique-violation.js';
import { erasedAddress } from './erased-address.js';
import type { Role } from './role.js';
import { SessionsService } from './sessions.service.js';
import { User } from './user.entity.js';
import { presentUser } from './user.presenter.js';
import type { PresentedUser } from './user.schema.js';
import { HOLD_WITH_ADMINS, SET_ACCESS } from './user.sql.js';
import { accessEntries, type Access } from './access-entries.js';
import { changedMeanwhile, emailTaken, lastAdmin } from './users.errors.js';
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

/** What only signing in needs to know of an account. */
export type Credentials = Pick<User, 'passwordHash' | 'isDisabled' | 'createdAt'> & {
  user: PresentedUser;
};

/** What to change of an account; `version` is what the caller has seen of it. */
export type AccessChange = Partial<Access> & { version?: number };

/** An account that is held until the end of the transaction. */
type HeldUser = PresentedUser & Pick<User, 'isDisabled' | 'version'>;

@Injectable()
export class UsersService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly verifiedListeners: VerifiedListeners,
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

  /** By e-mail, without regard to case. */
  async findCredentials(tx: EntityManager, email: string): Promise<Credentials | null> {
    const row = await tx
      .createQueryBuilder(User, 'user')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
    if (!row) return null;
    const { passwordHash, isDisabled, createdAt } = row;
    return { user: presentUser(row), passwordHash, isDisabled, createdAt };
  }

  /** @returns null when the address has an account already */
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
    return isNew ? presentUser(row) : null;
  }

  /** Changes what the profile names, and leaves the rest. */
  async updateProfile(tx: EntityManager, id: string, profile: Profile): Promise<PresentedUser> {
    const fields = Object.keys(profile);
    if (fields.length > 0) {
      await tx.update(User, { id }, profile);
      await this.audit.record(tx, {
        actorId: id,
        action: 'user.profile-changed',
        subject: { type: 'user', id },
        fields,
      });
    }
    return presentUser(await tx.findOneByOrFail(User, { id }));
  }

  /** Tells those who listen, in the same transaction. */
  async markVerified(tx: EntityManager, id: string): Promise<void> {
    await tx.update(User, { id }, { isEmailVerified: true });
    await this.verifiedListeners.tell(tx, presentUser(await tx.findOneByOrFail(User, { id })));
    await this.audit.record(tx, {
      actorId: id,
      action: 'user.email-verified',
      subject: { type: 'user', id },
      fields: ['isEmailVerified'],
    });
  }

  /** Corrects an address that is not verified. @throws AppError EMAIL_TAKEN */
  async changeEmail(tx: EntityManager, id: string, email: string): Promise<void> {
    await this.setEmail(tx, id, { email, isEmailVerified: false });
  }

  /** Moves the account to an address that has just been confirmed. @throws AppError EMAIL_TAKEN */
  async moveTo(tx: EntityManager, id: string, email: string): Promise<void> {
    await this.setEmail(tx, id, { email, isEmailVerified: true });
    await this.verifiedListeners.tell(tx, presentUser(await tx.findOneByOrFail(User, { id })));
  }

  private async setEmail(
    tx: EntityManager,
    id: string,
    address: Pick<User, 'email' | 'isEmailVerified'>,
  ): Promise<void> {
    try {
      await tx.update(User, { id }, address);
    } catch (error) {
      throw isUniqueViolation(error) ? emailTaken() : error;
    }
    await this.audit.record(tx, {
      actorId: id,
      action: 'user.email-changed',
      subject: { type: 'user', id },
      fields: ['email'],
    });
  }

  /** Ends the sessions of the account; `keptSessionId` goes on. */
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

  /**
   * Changes what an account may do, and ends its sessions, so that it counts from the next request.
   * What stands already changes nothing.
   * @throws AppError NOT_FOUND, LAST_ADMIN; CHANGED_MEANWHILE when the account is no longer at `version`
   */
  async changeAccess(
    tx: EntityManager,
    actorId: string,
    id: string,
    { version, ...wanted }: AccessChange,
  ): Promise<void> {
    const { user, isLastAdmin } = await this.lock(tx, id);
    if (version !== undefined && version !== user.version) throw changedMeanwhile(user);
    const { role = user.role, isDisabled = user.isDisabled } = wanted;
    if (role === user.role && isDisabled === user.isDisabled) return;
    if (isLastAdmin) throw lastAdmin();
    await this.sessions.endAll(tx, id);
    await this.setAccess(tx, actorId, user, { role, isDisabled });
  }

  /** Makes a plain user a reviewer: more than before, so the sessions go on. Any other role stays. */
  async makeReviewer(tx: EntityManager, actorId: string, id: string): Promise<void> {
    const { user } = await this.lock(tx, id);
    if (user.role !== 'researcher') return;
    await this.setAccess(tx, actorId, user, { role: 'reviewer', isDisabled: user.isDisabled });
  }

  /**
   * Holds the account until the end of the transaction.
   * @throws AppError NOT_FOUND, LAST_ADMIN
   */
  async lockForErasure(tx: EntityManager, id: string): Promise<PresentedUser> {
    const { user, isLastAdmin } = await this.lock(tx, id);
    if (isLastAdmin) throw lastAdmin();
    return presentUser(user);
  }

  /**
   * Removes the account. Where payments, papers or reviews refer to it, its row stays and names
   * nobody; nobody can sign in to it.
   */
  async erase(tx: EntityManager, actorId: string, id: string): Promise<void> {
    try {
      await tx.transaction((attempt) => attempt.delete(User, { id }));
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      await tx.update(User, { id }, nobody(id));
    }
    await this.audit.record(tx, {
      actorId,
      action: 'user.erased',
      subject: { type: 'user', id },
    });
  }

  private async setAccess(
    tx: EntityManager,
    actorId: string,
    user: HeldUser,
    access: Access,
  ): Promise<void> {
    await tx.query(SET_ACCESS, [user.id, access.role, access.isDisabled]);
    await this.audit.recordAll(tx, accessEntries(actorId, user, access));
  }

  /**
   * Locks the account, and all admins where it is one, in one order: two admins who take each other's
   * role at the same moment wait for each other, and the second finds itself the last.
   */
  private async lock(
    tx: EntityManager,
    id: string,
  ): Promise<{ user: HeldUser; isLastAdmin: boolean }> {
    const locked = await tx.query<HeldUser[]>(HOLD_WITH_ADMINS, [id]);
    const user = locked.find((one) => one.id === id);
    if (!user) throw notFound('This user');
    const admins = locked.filter((one) => one.role === 'admin' && !one.isDisabled);
    return { user, isLastAdmin: admins.length === 1 && admins[0]?.id === id };
  }
}

function nobody(id: string): Omit<User, 'id' | 'createdAt' | 'isSample' | 'version'> {
  return {
    email: erasedAddress(id),
    passwordHash: '',
    title: null,
    firstName: 'Erased',
    lastName: 'person',
    organization: '',
    position: null,
    country: null,
    phone: null,
    role: 'researcher',
    isEmailVerified: false,
    isDisabled: true,
  };
}
