import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CountersModule } from '../counters/counters.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { EditionsModule } from '../editions/editions.module.js';
import { FilesModule } from '../files/files.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { AuthorMails } from './author-mails.js';
import { AuthorPapersController } from './author-papers.controller.js';
import { AuthorPapersQuery } from './author-papers.query.js';
import { CorrectionReminders } from './correction-reminders.js';
import { DraftsService } from './drafts.service.js';
import { OwnPapers } from './own-papers.js';
import { PaperAuthor } from './paper-author.entity.js';
import { PaperDecision } from './paper-decision.entity.js';
import { PaperDownloads } from './paper-downloads.js';
import { PaperFiles } from './paper-files.js';
import { PaperFilesController } from './paper-files.controller.js';
import { PaperDecisions } from './paper-decisions.service.js';
import { PaperMove } from './paper-move.entity.js';
import { PaperMoves } from './paper-moves.js';
import { PaperPartners } from './paper-partners.js';
import { PaperUploads } from './paper-uploads.service.js';
import { PaperVersion } from './paper-version.entity.js';
import { Paper } from './paper.entity.js';
import { PapersController } from './papers.controller.js';
import { PapersService } from './papers.service.js';
import { PapersPersonalData } from './papers.personal-data.js';
import { SamplePapers } from './sample-papers.js';
import { SubmissionsService } from './submissions.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Paper, PaperAuthor, PaperDecision, PaperMove, PaperVersion]),
    CountersModule,
    DownloadsModule,
    EditionsModule,
    FilesModule,
    MailModule,
    PdfModule,
  ],
  controllers: [PapersController, AuthorPapersController, PaperFilesController],
  providers: [
    AuthorMails,
    AuthorPapersQuery,
    CorrectionReminders,
    DraftsService,
    OwnPapers,
    PaperDecisions,
    PaperDownloads,
    PaperFiles,
    PaperMoves,
    PaperPartners,
    PaperUploads,
    PapersPersonalData,
    PapersService,
    SamplePapers,
    SubmissionsService,
  ],
  exports: [PaperDecisions, PaperMoves, PaperPartners, PapersService],
})
export class PapersModule {}
