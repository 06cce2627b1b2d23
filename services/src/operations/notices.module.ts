import { Module } from '@nestjs/common';
import { EditionsModule } from '../conference/editions.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { NoticeChoicesController } from './notices/notice-choices.controller.js';
import { NoticeChoicesService } from './notices/notice-choices.service.js';
import { NoticesSender } from './notices/notices-sender.js';

@Module({
  imports: [EditionsModule, MessagingModule],
  controllers: [NoticeChoicesController],
  providers: [NoticeChoicesService, NoticesSender],
})
export class NoticesModule {}
