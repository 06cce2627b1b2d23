import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { LogoutService } from '../sessions/logout.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { VerifiedListeners } from '../accounts/verified-listeners.js';
import { LoginOrigins } from '../credentials/login-origins.js';
import type { NewSession } from '../credentials/auth.schema.js';
import { SessionTokens } from '../sessions/session-tokens.js';
import { newDevice } from './new-device.email.js';

@Injectable()
export class SessionOpener {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: SessionTokens,
    private readonly logouts: LogoutService,
    private readonly origins: LoginOrigins,
    private readonly audit: AuditService,
    private readonly mail: EmailOutbox,
    private readonly verified: VerifiedListeners,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the session. The account knows its browser and network from then on.
   * @param current whose session the browser held until now; it ends
   */
  async open(
    tx: EntityManager,
    user: PresentedUser,
    current: AuthenticatedUser | null,
  ): Promise<NewSession> {
    if (current) await this.logouts.endCurrent(tx, current);
    const newDevice = await this.sessions.newDevice(tx, user.id);
    const token = await this.tokens.open(tx, user.id);
    await this.origins.remember(tx, user.id);
    await this.audit.record(tx, {
      actorId: user.id,
      action: 'user.logged-in',
      subject: { type: 'user', id: user.id },
    });
    if (user.isEmailVerified) await this.verified.tell(tx, user);
    if (newDevice) await this.tell(tx, user, newDevice);
    return { token, user };
  }

  private tell(tx: EntityManager, user: PresentedUser, device: string): Promise<void> {
    return this.mail.add(tx, {
      template: newDevice,
      to: user.email,
      data: { firstName: user.firstName, device, at: this.clock.now() },
      cause: `new-device:${user.id}:${newId()}`,
    });
  }
}
