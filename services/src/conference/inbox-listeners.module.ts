import { Module } from '@nestjs/common';
import { DeliveryReportsModule } from '../messaging/delivery-reports.module.js';
import { ReopenedByReplies } from './inbox/reopened-by-replies.js';

/** In every process that receives messages. */
@Module({ imports: [DeliveryReportsModule], providers: [ReopenedByReplies] })
export class InboxListenersModule {}
