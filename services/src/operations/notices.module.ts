import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditionsModule } from '../conference/editions.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { NoticeChoice } from '../platform/notices/notice-choice.entity.js';
import { Notice } from '../platform/notices/notice.entity.js';
import { NoticeChoicesController } from './notices/notice-choices.controller.js';
import { NoticeChoicesService } from './notices/notice-choices.service.js';
import { NoticesSender } from './notices/notices-sender.js';

@Module({
  imports: [TypeOrmModule.forFeature([NoticeChoice, Notice]), EditionsModule, MessagingModule],
  controllers: [NoticeChoicesController],
  providers: [NoticeChoicesService, NoticesSender],
})
export class NoticesModule {}
