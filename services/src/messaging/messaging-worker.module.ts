import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { EmailDelivery } from './delivery/email-delivery.js';
import { EMAIL_QUEUE, EmailQueue, QueueConnection } from './queue/email-queue.js';
import { EmailRelay } from './queue/email-relay.js';
import { EmailSender } from './delivery/email-sender.js';
import { MessagingModule } from './messaging.module.js';
import { EmailProcessor } from './queue/email.processor.js';

BullModule.queueClass = EmailQueue;

/** Outbox → relay → queue → mail server. Any number of processes can run it. */
@Module({
  imports: [
    MessagingModule,
    BullModule.forRootAsync({
      extraProviders: [QueueConnection],
      inject: [QueueConnection],
      useFactory: (connection: QueueConnection) => connection.queueOptions(),
    }),
    BullModule.registerQueue({ name: EMAIL_QUEUE }),
  ],
  providers: [EmailDelivery, EmailProcessor, EmailRelay, EmailSender],
})
export class MessagingWorkerModule {}
