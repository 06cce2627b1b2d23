import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Housekeeping } from '../common/housekeeping.js';
import { SessionsService } from '../users/sessions.service.js';
import { Attempts } from './attempts.js';
import { EmailChange } from './email-change.entity.js';
import { PasswordReset } from './password-reset.entity.js';
import { SignInChallenges } from './sign-in-challenges.js';
import { VerificationCode } from './verification-code.entity.js';

/** Forgets codes, tokens, counted tries, sign-ins half done and sessions that can no longer matter. */
@Injectable()
export class AuthHousekeeping implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly attempts: Attempts,
    private readonly challenges: SignInChallenges,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(() => this.forget());
  }

  private async forget(): Promise<void> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    await manager.delete(VerificationCode, { expiresAt: LessThan(now) });
    await manager.delete(PasswordReset, { expiresAt: LessThan(now) });
    await manager.delete(EmailChange, { expiresAt: LessThan(now) });
    await this.attempts.forgetOver(manager);
    await this.challenges.forgetOver(manager);
    await this.sessions.forgetOver(manager);
  }
}
