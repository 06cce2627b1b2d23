import { Module } from '@nestjs/common';
import { EditionsModule } from '../conference/editions.module.js';
import { PicturesModule } from '../conference/pictures.module.js';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { DocumentLayoutsController } from './document-layouts/document-layouts.controller.js';
import { DocumentLayouts } from './document-layouts/document-layouts.service.js';
import { PictureFiles } from './document-layouts/document-pictures.js';
import { DocumentJobsController } from './document-jobs/document-jobs.controller.js';
import { DocumentJobs } from './document-jobs/document-jobs.service.js';
import { DocumentJobsPersonalData } from './document-jobs/document-jobs.personal-data.js';
import { DocumentJobsRunner } from './document-jobs/document-jobs-runner.js';
import { JobFiles } from './document-jobs/job-files.js';
import { JobIssuing } from './document-jobs/job-issuing.js';
import { JobWriting } from './document-jobs/job-writing.js';
import { DocumentDownloads } from './issued-documents/document-downloads.js';
import { DocumentFiles } from './issued-documents/document-files.js';
import { DocumentIssuing } from './issued-documents/document-issuing.js';
import { IssuedDocumentsController } from './issued-documents/issued-documents.controller.js';
import { DocumentsPersonalData } from './issued-documents/issued-documents.personal-data.js';
import {
  DocumentsRetention,
  PresentationsRetention,
} from './issued-documents/issued-documents.retention.js';
import { IssuedDocuments } from './issued-documents/issued-documents.service.js';
import { OnlineAttendanceController } from './online-attendance/online-attendance.controller.js';
import { OnlineAttendancePersonalData } from './online-attendance/online-attendance.personal-data.js';
import { OnlineAttendanceRetention } from './online-attendance/online-attendance.retention.js';
import { OnlineAttendance } from './online-attendance/online-attendance.service.js';
import { SampleDocuments } from './issued-documents/sample/sample-documents.js';
import { Presentations } from './issued-documents/presentations.service.js';

@Module({
  imports: [DownloadsModule, EditionsModule, FilesModule, PicturesModule],
  controllers: [
    DocumentJobsController,
    DocumentLayoutsController,
    IssuedDocumentsController,
    OnlineAttendanceController,
  ],
  providers: [
    ...[DocumentLayouts, PictureFiles],
    ...[
      DocumentFiles,
      DocumentIssuing,
      DocumentJobs,
      DocumentJobsRunner,
      JobFiles,
      JobIssuing,
      JobWriting,
    ],
    ...[DocumentJobsPersonalData, OnlineAttendance, OnlineAttendancePersonalData],
    ...[DocumentsRetention, OnlineAttendanceRetention, PresentationsRetention],
    ...[DocumentDownloads, DocumentsPersonalData, IssuedDocuments, Presentations],
    SampleDocuments,
  ],
  exports: [DocumentFiles, DocumentLayouts],
})
export class IssuedDocumentsModule {}
