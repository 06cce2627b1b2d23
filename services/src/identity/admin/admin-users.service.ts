import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { VerificationService } from '../email-verification/verification.service.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ownAccount, userNotFound } from '../users/users.errors.js';
import { UsersService } from '../accounts/users.service.js';
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

  /** @throws AppError OWN_ACCOUNT unless confirmed; NOT_FOUND, CHANGED_MEANWHILE, LAST_OWNER */
  async change(admin: AuthenticatedUser, id: string, change: UserChange): Promise<void> {
    const { role, disabled, version, confirmSelf } = change;
    expectConfirmed(admin, id, confirmSelf);
    await this.dataSource.transaction((tx) =>
      this.users.changeAccess(tx, admin.id, id, { role, isDisabled: disabled, version }),
    );
  }

  /** Invalidates the previous code. @throws AppError NOT_FOUND, EMAIL_ALREADY_VERIFIED */
  async resendVerification(request: IdempotentRequest, admin: AuthenticatedUser, id: string) {
    return this.idempotency.run(request, async (tx) => {
      const user = await this.users.find(tx, id);
      if (!user) throw userNotFound();
      if (user.isEmailVerified) throw verifiedAlready();
      await this.verification.sendCode(tx, user);
      await this.record(tx, admin, 'user.verification-resent', id);
      return { message: texts.codeSent };
    });
  }

  /** @throws AppError OWN_ACCOUNT unless confirmed; NOT_FOUND */
  async endSessions(admin: AuthenticatedUser, id: string, confirmSelf?: boolean) {
    expectConfirmed(admin, id, confirmSelf);
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.users.find(tx, id))) throw userNotFound();
      await this.sessions.endAll(tx, id);
      await this.record(tx, admin, 'user.sessions-ended', id);
    });
    return { message: texts.sessionsEnded };
  }

  /** @throws AppError NOT_FOUND when it has ended or is another person's */
  async endSession(admin: AuthenticatedUser, id: string, sessionId: string) {
    await this.dataSource.transaction(async (tx) => {
      await this.sessions.endOwn(tx, id, sessionId);
      await this.record(tx, admin, 'user.session-ended', id);
    });
    return { message: texts.sessionEnded };
  }

  private record(tx: EntityManager, admin: AuthenticatedUser, action: string, id: string) {
    return this.audit.record(tx, { actorId: admin.id, action, subject: { type: 'user', id } });
  }
}

/** Prevents admins from locking themselves out by accident. */
function expectConfirmed(admin: AuthenticatedUser, id: string, confirmSelf = false): void {
  if (admin.id === id && !confirmSelf) throw ownAccount();
}
