import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { SignedInUser } from '../auth/current-user.js';
import { VerificationService } from '../auth/verification.service.js';
import { notFound } from '../common/common.errors.js';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { SessionsService } from '../users/sessions.service.js';
import { ownAccount } from '../users/users.errors.js';
import { UsersService } from '../users/users.service.js';
import { verifiedAlready } from './admin-users.errors.js';
import type { UserChange } from './admin-users.schema.js';
import { texts } from './admin-users.texts.js';

@Injectable()
export class AdminUsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly verification: VerificationService,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError OWN_ACCOUNT without its confirmation; NOT_FOUND, CHANGED_MEANWHILE, LAST_ADMIN */
  async change(admin: SignedInUser, id: string, change: UserChange): Promise<void> {
    const { role, disabled, version, confirmSelf } = change;
    expectConfirmed(admin, id, confirmSelf);
    await this.dataSource.transaction((tx) =>
      this.users.changeAccess(tx, admin.id, id, { role, isDisabled: disabled, version }),
    );
  }

  /**
   * Mails a new code; the one before is dead.
   * @throws AppError NOT_FOUND, EMAIL_ALREADY_VERIFIED
   */
  async resendVerification(once: OnceRequest, admin: SignedInUser, id: string) {
    return this.idempotency.once(once, async (tx) => {
      const user = await this.users.find(tx, id);
      if (!user) throw notFound('This user');
      if (user.isEmailVerified) throw verifiedAlready();
      await this.verification.sendCode(tx, user);
      await this.record(tx, admin, 'user.verification-resent', id);
      return { message: texts.codeSent };
    });
  }

  /** @throws AppError OWN_ACCOUNT without its confirmation; NOT_FOUND */
  async endSessions(admin: SignedInUser, id: string, confirmSelf?: boolean) {
    expectConfirmed(admin, id, confirmSelf);
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.users.find(tx, id))) throw notFound('This user');
      await this.sessions.endAll(tx, id);
      await this.record(tx, admin, 'user.sessions-ended', id);
    });
    return { message: texts.sessionsEnded };
  }

  /** @throws AppError NOT_FOUND when it is not that person's, or over already */
  async endSession(admin: SignedInUser, id: string, sessionId: string) {
    await this.dataSource.transaction(async (tx) => {
      await this.sessions.endOwn(tx, id, sessionId);
      await this.record(tx, admin, 'user.session-ended', id);
    });
    return { message: texts.sessionEnded };
  }

  private record(tx: EntityManager, admin: SignedInUser, action: string, id: string) {
    return this.audit.record(tx, { actorId: admin.id, action, subject: { type: 'user', id } });
  }
}

/** Nobody locks themselves out unawares. */
function expectConfirmed(admin: SignedInUser, id: string, confirmSelf = false): void {
  if (admin.id === id && !confirmSelf) throw ownAccount();
}
