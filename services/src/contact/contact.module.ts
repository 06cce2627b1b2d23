import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditionsModule } from '../editions/editions.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { ContactPersonalData } from './contact.personal-data.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessage]), EditionsModule, MailModule],
  controllers: [ContactController],
  providers: [ContactPersonalData, ContactService],
})
export class ContactModule {}
