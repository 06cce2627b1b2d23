import { Module } from '@nestjs/common';
import { CountersModule } from '../platform/counters/counters.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { Inbox } from './inbox/inbox.js';
import { InboxReplies } from './inbox/inbox-replies.js';

@Module({
  imports: [CountersModule, MessagingModule],
  providers: [Inbox, InboxReplies],
  exports: [Inbox, InboxReplies],
})
export class LettersModule {}
