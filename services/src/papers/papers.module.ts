import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CountersModule } from '../platform/counters/counters.module.js';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { EditionsModule } from '../conference/editions.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { UploadsModule } from '../platform/uploads/uploads.module.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { AuthorEmails } from './submission/author.emails.js';
import { AuthorPapersController } from './submission/author-papers.controller.js';
import { AuthorPapersQuery } from './submission/author-papers.query.js';
import { RevisionReminders } from './submission/revision-reminders.js';
import { CoAuthorEmails } from './submission/co-author.emails.js';
import { CoAuthors } from './submission/co-authors.service.js';
import { CoAuthorsController } from './submission/co-authors.controller.js';
import { CoAuthorsPersonalData } from './co-authors.personal-data.js';
import { EditsService } from './submission/edits.service.js';
import { DraftsService } from './submission/drafts.service.js';
import { OwnPapers } from './submission/own-papers.js';
import { AgreementsPersonalData } from './agreements.personal-data.js';
import { AgreementDownloads } from './agreements/agreement-downloads.js';
import { PaperAgreements } from './agreements/paper-agreements.service.js';
import { PaperAgreementsController } from './agreements/paper-agreements.controller.js';
import { PaperAgreement } from './paper/paper-agreement.entity.js';
import { PaperAuthor } from './paper/paper-author.entity.js';
import { PaperCoAuthor } from './paper/paper-co-author.entity.js';
import { PaperCameraReadyAct } from './camera-ready/camera-ready-act.entity.js';
import { CameraReadyActs } from './camera-ready/camera-ready-acts.js';
import { PaperDecision } from './decisions/paper-decision.entity.js';
import { PaperDownloads } from './files/paper-downloads.js';
import { PaperFiles } from './files/paper-files.js';
import { PaperFilesController } from './uploads/paper-uploads.controller.js';
import { PaperDecisions } from './decisions/paper-decisions.service.js';
import { PaperTransition } from './transitions/paper-transition.entity.js';
import { PaperStages } from './transitions/paper-stages.js';
import { PaperTransitions } from './transitions/paper-transitions.js';
import { PaperPartners } from './paper/paper-partners.js';
import { PaperUploads } from './uploads/paper-uploads.service.js';
import { PaperVersion } from './paper/paper-version.entity.js';
import { Paper } from './paper/paper.entity.js';
import { PapersController } from './accepted/papers.controller.js';
import { PapersService } from './accepted/papers.service.js';
import { ReleasedPapers } from './accepted/released-papers.js';
import { PapersPersonalData } from './papers.personal-data.js';
import { SampleCameraReady } from './sample/sample-camera-ready.js';
import { SamplePapers } from './sample/sample-papers.js';
import { SampleSchedule } from './sample/sample-schedule.js';
import { SubmissionsService } from './submission/submissions.service.js';
import { DraftsRetention } from './submission/drafts.retention.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Paper,
      PaperAgreement,
      PaperAuthor,
      PaperCameraReadyAct,
      PaperCoAuthor,
      PaperDecision,
      PaperTransition,
      PaperVersion,
    ]),
    CountersModule,
    DownloadsModule,
    EditionsModule,
    FilesModule,
    MessagingModule,
    PdfModule,
    UploadsModule,
  ],
  controllers: [
    PapersController,
    CoAuthorsController,
    AuthorPapersController,
    PaperFilesController,
    PaperAgreementsController,
  ],
  providers: [
    AgreementDownloads,
    AgreementsPersonalData,
    AuthorEmails,
    AuthorPapersQuery,
    CameraReadyActs,
    CoAuthorEmails,
    CoAuthors,
    CoAuthorsPersonalData,
    DraftsRetention,
    RevisionReminders,
    DraftsService,
    EditsService,
    OwnPapers,
    PaperAgreements,
    PaperDecisions,
    PaperDownloads,
    PaperFiles,
    PaperStages,
    PaperTransitions,
    PaperPartners,
    PaperUploads,
    PapersPersonalData,
    PapersService,
    ReleasedPapers,
    SampleCameraReady,
    SamplePapers,
    SampleSchedule,
    SubmissionsService,
  ],
  exports: [
    EditsService,
    AuthorEmails,
    CameraReadyActs,
    PaperDecisions,
    PaperTransitions,
    PaperPartners,
    PapersService,
  ],
})
export class PapersModule {}
