import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { presentMail } from './admin-mail.presenter.js';
import type { AdminMail } from './admin-mail.schema.js';
import { MailRetry } from './mail-retry.js';
import { MailWriter } from './mail-writer.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

@Injectable()
export class AdminMailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly writer: MailWriter,
    private readonly retries: MailRetry,
  ) {}

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminMail> {
    const { manager } = this.dataSource;
    const mail = await manager.findOneBy(OutgoingMail, { id });
    if (!mail) throw notFound('This mail');
    const written = this.writer.preview(mail, await this.writer.edition());
    return presentMail(mail, written, this.clock.now());
  }

  /** @throws AppError NOT_FOUND, INVALID_TRANSITION, CONFLICT */
  async retry(actorId: string, id: string): Promise<AdminMail> {
    await this.retries.retry(actorId, id);
    return this.read(id);
  }
}
