import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../files/files.module.js';
import { MailModule } from '../mail/mail.module.js';
import { CommitteeApplication } from './committee-application.entity.js';
import { CommitteeController } from './committee.controller.js';
import { CommitteeService } from './committee.service.js';
import { CommitteePersonalData } from './committee.personal-data.js';

@Module({
  imports: [TypeOrmModule.forFeature([CommitteeApplication]), FilesModule, MailModule],
  controllers: [CommitteeController],
  providers: [CommitteePersonalData, CommitteeService],
})
export class CommitteeModule {}
