import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { EmailDelivery } from './delivery/email-delivery.js';
import { Config } from '../platform/config/config.js';
import { EMAIL_QUEUE, EmailQueue, QueueConnection } from './queue/email-queue.js';
import { EmailRelay } from './queue/email-relay.js';
import { EmailSender } from './delivery/email-sender.js';
import { DeliveryReportsModule } from './delivery-reports.module.js';
import { ImapMailbox } from './inbound/imap-mailbox.js';
import { Mailbox } from './inbound/mailbox.js';
import { MailboxReader } from './inbound/mailbox-reader.js';
import { MessagingModule } from './messaging.module.js';
import { EmailProcessor } from './queue/email.processor.js';

BullModule.queueClass = EmailQueue;

/** Outbox → relay → queue → mail server, and from the mailbox to the outbox. Any number of processes can run it. */
@Module({
  imports: [
    MessagingModule,
    DeliveryReportsModule,
    BullModule.forRootAsync({
      extraProviders: [QueueConnection],
      inject: [QueueConnection],
      useFactory: (connection: QueueConnection) => connection.queueOptions(),
    }),
    BullModule.registerQueue({ name: EMAIL_QUEUE }),
  ],
  providers: [
    ...[EmailDelivery, EmailProcessor, EmailRelay, EmailSender],
    MailboxReader,
    {
      provide: Mailbox,
      inject: [Config],
      useFactory: ({ imap }: Config) => (imap ? new ImapMailbox(imap) : null),
    },
  ],
})
export class MessagingWorkerModule {}
