import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { SessionsService } from '../users/sessions.service.js';
import type { PresentedUser } from '../users/user.schema.js';
import { VerifiedListeners } from '../users/verified-listeners.js';
import type { SignedIn } from './auth.schema.js';
import { SessionTokens } from './session-tokens.js';

/** The end of every sign-in, when all that was asked for has been given. */
@Injectable()
export class SignedInService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: SessionTokens,
    private readonly audit: AuditService,
    private readonly mail: MailOutbox,
    private readonly verified: VerifiedListeners,
    private readonly clock: Clock,
  ) {}

  /** Opens the session; its owner is told when the account did not know the device. */
  async open(tx: EntityManager, user: PresentedUser): Promise<SignedIn> {
    const newDevice = await this.sessions.newDevice(tx, user.id);
    const token = await this.tokens.open(tx, user.id);
    await this.audit.record(tx, {
      actorId: user.id,
      action: 'user.signed-in',
      subject: { type: 'user', id: user.id },
    });
    if (user.isEmailVerified) await this.verified.tell(tx, user);
    if (newDevice) await this.tell(tx, user, newDevice);
    return { token, user };
  }

  private tell(tx: EntityManager, user: PresentedUser, device: string): Promise<void> {
    return this.mail.add(tx, {
      kind: 'new-sign-in',
      to: user.email,
      data: { firstName: user.firstName, device, at: this.clock.now() },
      cause: `new-sign-in:${user.id}:${newId()}`,
    });
  }
}
