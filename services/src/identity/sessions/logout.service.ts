import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SessionsService } from './sessions.service.js';
import { texts } from '../credentials/auth.texts.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';

@Injectable()
export class LogoutService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  async logout(caller: AuthenticatedUser | null): Promise<{ message: string }> {
    if (caller) await this.dataSource.transaction((tx) => this.endCurrent(tx, caller));
    return { message: texts.loggedOut };
  }

  /** Ends the session of the request, for example when a login replaces it. */
  async endCurrent(tx: EntityManager, caller: AuthenticatedUser): Promise<void> {
    await this.sessions.end(tx, caller.sessionId);
    await this.record(tx, caller.id, 'user.logged-out');
  }

  /** @throws AppError NOT_FOUND unless it is an active session of the caller */
  async end(caller: AuthenticatedUser, sessionId: string): Promise<{ message: string }> {
    await this.dataSource.transaction(async (tx) => {
      await this.sessions.endOwn(tx, caller.id, sessionId);
      await this.record(tx, caller.id, 'user.session-ended');
    });
    return { message: texts.sessionEnded };
  }

  async endAll(caller: AuthenticatedUser, keepCurrent: boolean): Promise<{ message: string }> {
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
