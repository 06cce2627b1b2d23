import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { EditionsModule } from '../editions/editions.module.js';
import { FilesModule } from '../files/files.module.js';
import { LettersModule } from '../letters/letters.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AdminApplicationsController } from './admin-applications.controller.js';
import { AdminApplicationsQuery } from './admin-applications.query.js';
import { ApplicationsExport } from './applications-export.js';
import { CommitteeApplication } from './committee-application.entity.js';
import { CommitteeController } from './committee.controller.js';
import { CommitteeService } from './committee.service.js';
import { CommitteePersonalData } from './committee.personal-data.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([CommitteeApplication]),
    DownloadsModule,
    EditionsModule,
    FilesModule,
    LettersModule,
    MailModule,
  ],
  controllers: [AdminApplicationsController, CommitteeController],
  providers: [AdminApplicationsQuery, ApplicationsExport, CommitteePersonalData, CommitteeService],
})
export class CommitteeModule {}
