import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { EditionsModule } from '../editions/editions.module.js';
import { LettersModule } from '../letters/letters.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AdminMessagesController } from './admin-messages.controller.js';
import { AdminMessagesQuery } from './admin-messages.query.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { ContactPersonalData } from './contact.personal-data.js';
import { MessagesExport } from './messages-export.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ContactMessage]),
    DownloadsModule,
    EditionsModule,
    LettersModule,
    MailModule,
  ],
  controllers: [AdminMessagesController, ContactController],
  providers: [AdminMessagesQuery, ContactPersonalData, ContactService, MessagesExport],
})
export class ContactModule {}
