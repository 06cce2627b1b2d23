import { Module } from '@nestjs/common';
import { AdminEmailsController } from './admin/admin-emails.controller.js';
import { AdminEmailsService } from './admin/admin-emails.service.js';
import { AdminEmailsQuery } from './admin/admin-emails.query.js';
import { ExpiredSecretsJob } from './queue/expired-secrets.job.js';
import { EmailRetry } from './admin/email-retry.js';
import { MessagingModule } from './messaging.module.js';
import { EmailsPersonalData } from './outbox/emails.personal-data.js';

@Module({
  imports: [MessagingModule],
  controllers: [AdminEmailsController],
  providers: [
    EmailsPersonalData,
    AdminEmailsService,
    AdminEmailsQuery,
    ExpiredSecretsJob,
    EmailRetry,
  ],
})
export class AdminEmailsModule {}
