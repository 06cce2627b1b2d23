import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { presentEmail } from './admin-emails.presenter.js';
import type { AdminEmail } from './admin-emails.schema.js';
import { EmailRetry } from './email-retry.js';
import { HiddenEmails } from '../outbox/hidden-emails.js';
import { EmailWriter } from '../outbox/email-writer.js';
import { OutgoingEmail } from '../outbox/outgoing-email.entity.js';
import { emailNotFound } from '../outbox/emails.errors.js';
import type { PermittedUser } from '../../platform/http/policy/current-user.js';

@Injectable()
export class AdminEmailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly hidden: HiddenEmails,
    private readonly writer: EmailWriter,
    private readonly retries: EmailRetry,
  ) {}

  /** @throws AppError NOT_FOUND */
  async read(reader: PermittedUser, id: string): Promise<AdminEmail> {
    const { manager } = this.dataSource;
    const email = await manager.findOneBy(OutgoingEmail, { id });
    if (!email) throw emailNotFound();
    const isHidden = await this.hidden.includes(manager, reader, id);
    const written = isHidden
      ? undefined
      : await this.writer.preview(email, await this.writer.edition());
    return presentEmail({ ...email, isHidden }, written, this.clock.now());
  }

  /** @throws AppError NOT_FOUND, INVALID_TRANSITION, CONFLICT */
  async retry(admin: PermittedUser, id: string): Promise<AdminEmail> {
    await this.retries.retry(admin.id, id);
    return this.read(admin, id);
  }
}
