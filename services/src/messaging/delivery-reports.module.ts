import { Module } from '@nestjs/common';
import { InboundMessages } from './inbound/inbound-messages.js';
import { Replies } from './inbound/replies.js';
import { ReplyListeners } from './inbound/reply-listeners.js';
import { MessagingModule } from './messaging.module.js';
import { DeliveryReports } from './reports/delivery-reports.js';

@Module({
  imports: [MessagingModule],
  providers: [DeliveryReports, InboundMessages, Replies, ReplyListeners],
  exports: [DeliveryReports, InboundMessages, ReplyListeners],
})
export class DeliveryReportsModule {}
