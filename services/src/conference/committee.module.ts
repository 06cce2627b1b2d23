import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { EditionsModule } from './editions.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { LettersModule } from './inbox.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { AdminApplicationsController } from './committee/admin-applications.controller.js';
import { AdminApplicationsQuery } from './committee/admin-applications.query.js';
import { ApplicationsExport } from './committee/applications-export.js';
import { CommitteeApplication } from './committee/committee-application.entity.js';
import { CommitteeController } from './committee/committee.controller.js';
import { CommitteeService } from './committee/committee.service.js';
import { CommitteePersonalData } from './committee/committee.personal-data.js';
import { ApplicationsRetention } from './committee/applications.retention.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([CommitteeApplication]),
    DownloadsModule,
    EditionsModule,
    FilesModule,
    LettersModule,
    MessagingModule,
    PdfModule,
  ],
  controllers: [AdminApplicationsController, CommitteeController],
  providers: [
    AdminApplicationsQuery,
    ApplicationsExport,
    ApplicationsRetention,
    CommitteePersonalData,
    CommitteeService,
  ],
})
export class CommitteeModule {}
