import { Module } from '@nestjs/common';
import { AdminMailController } from './admin-mail.controller.js';
import { AdminMailService } from './admin-mail.service.js';
import { AdminMailsQuery } from './admin-mails.query.js';
import { MailHousekeeping } from './mail-housekeeping.js';
import { MailRetry } from './mail-retry.js';
import { MailModule } from './mail.module.js';
import { MailsPersonalData } from './mails.personal-data.js';

/** The outbox as admins see it. */
@Module({
  imports: [MailModule],
  controllers: [AdminMailController],
  providers: [MailsPersonalData, AdminMailService, AdminMailsQuery, MailHousekeeping, MailRetry],
})
export class AdminMailModule {}
