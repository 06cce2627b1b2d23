import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { ErasureController } from './erasure.controller.js';
import { ErasureService } from './erasure.service.js';
import { PersonalDataDownloads } from './personal-data-downloads.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [AuthModule, DownloadsModule, MailModule, UsersModule],
  controllers: [ErasureController],
  providers: [ErasureService, PersonalDataDownloads, PersonalDataService],
})
export class PersonalDataModule {}
