import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Attempts } from '../credentials/attempts.js';
import { EmailChange } from '../email-verification/email-change.entity.js';
import { PasswordReset } from '../passwords/password-reset.entity.js';
import { LoginOrigins } from '../credentials/login-origins.js';
import { VerificationLinks } from '../email-verification/verification-links.js';
import { LoginLinks } from './login-links.js';
import { LoginChallenges } from './login-challenges.js';
import { VerificationCode } from '../email-verification/verification-code.entity.js';

/** Deletes expired codes, links, tokens, attempts, known devices, login challenges and sessions. */
@Injectable()
export class ExpiredCredentialsJob implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly attempts: Attempts,
    private readonly challenges: LoginChallenges,
    private readonly loginLinks: LoginLinks,
    private readonly verificationLinks: VerificationLinks,
    private readonly origins: LoginOrigins,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.forget());
  }

  private async forget(): Promise<void> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    await manager.delete(VerificationCode, { expiresAt: LessThan(now) });
    await manager.delete(PasswordReset, { expiresAt: LessThan(now) });
    await manager.delete(EmailChange, { expiresAt: LessThan(now) });
    await this.attempts.forgetOver(manager);
    await this.challenges.forgetOver(manager);
    await this.loginLinks.forgetOver(manager);
    await this.verificationLinks.forgetOver(manager);
    await this.origins.forgetOver(manager);
    await this.sessions.forgetOver(manager);
  }
}
