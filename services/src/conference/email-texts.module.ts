import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule } from '../messaging/messaging.module.js';
import { EmailTextsController } from './email-texts/email-texts.controller.js';
import { EmailTextsService } from './email-texts/email-texts.service.js';
import { EmailWording } from './email-texts/email-wording.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([EmailWording]), MessagingModule],
  controllers: [EmailTextsController],
  providers: [EmailTextsService],
})
export class EmailTextsModule {}
