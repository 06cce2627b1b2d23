import { Module } from '@nestjs/common';
import { EditionsModule } from '../conference/editions.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { IssuedDocumentsModule } from './issued-documents.module.js';
import { OwnVisaLetters } from './visa-letters/own-visa-letters.js';
import { OwnVisaLettersController } from './visa-letters/own-visa-letters.controller.js';
import { PassportBox } from './visa-letters/passport-box.js';
import { VisaDesk } from './visa-letters/visa-desk.js';
import { VisaEmails } from './visa-letters/visa-emails.js';
import { VisaKeys } from './visa-letters/visa-keys.js';
import { VisaLetterDownloads } from './visa-letters/visa-letter-downloads.js';
import { VisaLettersController } from './visa-letters/visa-letters.controller.js';
import { VisaLettersPersonalData } from './visa-letters/visa-letters.personal-data.js';
import { VisaLettersRetention } from './visa-letters/visa-letters.retention.js';
import { VisaQueue } from './visa-letters/visa-queue.read-model.js';

@Module({
  imports: [DownloadsModule, EditionsModule, IssuedDocumentsModule, MessagingModule],
  controllers: [OwnVisaLettersController, VisaLettersController],
  providers: [
    ...[OwnVisaLetters, PassportBox, VisaDesk, VisaEmails, VisaKeys, VisaQueue],
    ...[VisaLetterDownloads, VisaLettersPersonalData, VisaLettersRetention],
  ],
})
export class VisaLettersModule {}
