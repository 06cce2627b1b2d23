import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnnouncementOptOuts } from './opt-outs/announcement-opt-outs.js';
import { EmailDeliveries } from './outbox/email-deliveries.js';
import { EmailOutbox } from './outbox/email-outbox.js';
import { EmailSecrets } from './outbox/email-secrets.js';
import { EmailWriter } from './outbox/email-writer.js';
import { HiddenEmails } from './outbox/hidden-emails.js';
import { OutgoingEmail } from './outbox/outgoing-email.entity.js';
import { SampleEmails } from './sample/sample-emails.js';

@Module({
  imports: [TypeOrmModule.forFeature([OutgoingEmail])],
  providers: [
    ...[EmailDeliveries, EmailOutbox, EmailSecrets, EmailWriter],
    ...[AnnouncementOptOuts, HiddenEmails, SampleEmails],
  ],
  exports: [AnnouncementOptOuts, EmailDeliveries, EmailOutbox, EmailWriter, HiddenEmails],
})
export class MessagingModule {}
