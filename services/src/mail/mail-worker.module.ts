import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { MailDelivery } from './mail-delivery.js';
import { MAIL_QUEUE, MailQueue, QueueConnection } from './mail-queue.js';
import { MailRelay } from './mail-relay.js';
import { MailSender } from './mail-sender.js';
import { MailModule } from './mail.module.js';
import { MailProcessor } from './mail.processor.js';
import { OutboxListener } from './outbox-listener.js';

BullModule.queueClass = MailQueue;

/** The sending side: outbox → relay → queue → mail server. Any number of processes may run it. */
@Module({
  imports: [
    MailModule,
    BullModule.forRootAsync({
      extraProviders: [QueueConnection],
      inject: [QueueConnection],
      useFactory: (connection: QueueConnection) => connection.queueOptions(),
    }),
    BullModule.registerQueue({ name: MAIL_QUEUE }),
  ],
  providers: [MailDelivery, MailProcessor, MailRelay, MailSender, OutboxListener],
})
export class MailWorkerModule {}
