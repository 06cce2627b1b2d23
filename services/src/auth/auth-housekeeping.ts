import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Housekeeping } from '../common/housekeeping.js';
import { after, DAY } from '../common/time.js';
import { SessionsService } from '../users/sessions.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { VerificationCode } from './verification-code.entity.js';

/** Forgets codes, tokens, counted tries and sessions that can no longer matter. */
@Injectable()
export class AuthHousekeeping implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
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
    await manager.query('DELETE FROM verification_tries WHERE day < $1', [after(now, -2 * DAY)]);
    await this.sessions.forgetOver(manager);
  }
}
