import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnnouncementOptOuts } from './opt-outs/announcement-opt-outs.js';
import { EmailDeliveries } from './outbox/email-deliveries.js';
import { EmailOutbox } from './outbox/email-outbox.js';
import { EmailSecrets } from './outbox/email-secrets.js';
import { EmailWriter } from './outbox/email-writer.js';
import { HiddenEmails } from './outbox/hidden-emails.js';
import { OutgoingEmail } from './outbox/outgoing-email.entity.js';
import { ReplyPaths, ReturnPaths } from './outbox/token-addresses.js';
import { BouncedAddresses } from './reports/bounced-addresses.js';
import { SampleEmails } from './sample/sample-emails.js';

@Module({
  imports: [TypeOrmModule.forFeature([OutgoingEmail])],
  providers: [
    ...[EmailDeliveries, EmailOutbox, EmailSecrets, EmailWriter],
    ...[AnnouncementOptOuts, BouncedAddresses, HiddenEmails, ReplyPaths, ReturnPaths, SampleEmails],
  ],
  exports: [
    ...[AnnouncementOptOuts, BouncedAddresses, EmailDeliveries, EmailOutbox, EmailWriter],
    ...[HiddenEmails, ReplyPaths, ReturnPaths],
  ],
})
export class MessagingModule {}
