import { Module } from '@nestjs/common';
import { AuthModule } from './auth.module.js';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { UsersModule } from './users.module.js';
import { ErasureController } from './personal-data/erasure.controller.js';
import { ErasureService } from './personal-data/erasure.service.js';
import { PersonalDataDownloads } from './personal-data/personal-data-downloads.js';
import { PersonalDataService } from './personal-data/personal-data.service.js';

@Module({
  imports: [AuthModule, DownloadsModule, MessagingModule, UsersModule],
  controllers: [ErasureController],
  providers: [ErasureService, PersonalDataDownloads, PersonalDataService],
})
export class PersonalDataModule {}
