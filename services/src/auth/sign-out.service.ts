import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { SessionsService } from '../users/sessions.service.js';
import { texts } from './auth.texts.js';
import type { SignedInUser } from './current-user.js';

@Injectable()
export class SignOutService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /** Ends the session, if there is one. */
  async logout(caller: SignedInUser | null): Promise<{ message: string }> {
    if (caller) {
      await this.dataSource.transaction(async (tx) => {
        await this.sessions.end(tx, caller.sessionId);
        await this.record(tx, caller.id, 'user.signed-out');
      });
    }
    return { message: texts.loggedOut };
  }

  /** @throws AppError NOT_FOUND when it is no living session of the caller's */
  async end(caller: SignedInUser, sessionId: string): Promise<{ message: string }> {
    await this.dataSource.transaction(async (tx) => {
      await this.sessions.endOwn(tx, caller.id, sessionId);
      await this.record(tx, caller.id, 'user.session-ended');
    });
    return { message: texts.sessionEnded };
  }

  async endAll(caller: SignedInUser, keepCurrent: boolean): Promise<{ message: string }> {
    await this.dataSource.transaction(async (tx) => {
      await this.sessions.endAll(tx, caller.id, keepCurrent ? caller.sessionId : undefined);
      await this.record(tx, caller.id, 'user.sessions-ended');
    });
    return { message: keepCurrent ? texts.othersEnded : texts.allEnded };
  }

  private record(tx: EntityManager, userId: string, action: string): Promise<void> {
    return this.audit.record(tx, {
      actorId: userId,
      action,
      subject: { type: 'user', id: userId },
    });
  }
}
