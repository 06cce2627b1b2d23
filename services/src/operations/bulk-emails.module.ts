import { Module } from '@nestjs/common';
import { EditionsModule } from '../conference/editions.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { BulkEmailBatches } from './bulk-emails/bulk-email-batches.js';
import { BulkEmailSending } from './bulk-emails/bulk-email-sending.js';
import { BulkEmailsController } from './bulk-emails/bulk-emails.controller.js';
import { BulkEmailsPersonalData } from './bulk-emails/bulk-emails.personal-data.js';
import { BulkEmailsService } from './bulk-emails/bulk-emails.service.js';
import { UnsubscribeController } from './bulk-emails/unsubscribe.controller.js';
import { Unsubscribing } from './bulk-emails/unsubscribing.js';
import { BulkEmailsRetention } from './bulk-emails/bulk-emails.retention.js';

@Module({
  imports: [EditionsModule, MessagingModule],
  controllers: [BulkEmailsController, UnsubscribeController],
  providers: [
    ...[BulkEmailBatches, BulkEmailSending, BulkEmailsPersonalData],
    ...[BulkEmailsRetention, BulkEmailsService, Unsubscribing],
  ],
})
export class BulkEmailsModule {}
