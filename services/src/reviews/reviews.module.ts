import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { EditionsModule } from '../editions/editions.module.js';
import { FilesModule } from '../files/files.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { UsersModule } from '../users/users.module.js';
import { AssignmentsService } from './assignments.service.js';
import { CandidatesQuery } from './candidates.query.js';
import { DueReminders } from './due-reminders.js';
import { InvitedReviewers } from './invited-reviewers.service.js';
import { ProposalService } from './proposal.service.js';
import { RemindersService } from './reminders.service.js';
import { ReviewInvitation } from './review-invitation.entity.js';
import { ReviewInvitationsController } from './review-invitations.controller.js';
import { ReviewInvitations } from './review-invitations.service.js';
import { ReviewMails } from './review-mails.js';
import { ReviewPdfDownloads } from './review-pdf-downloads.js';
import { ReviewWorkService } from './review-work.service.js';
import { Review } from './review.entity.js';
import { ReviewerPool } from './reviewer-pool.js';
import { ReviewerProfileController } from './reviewer-profile.controller.js';
import { ReviewerProfile } from './reviewer-profile.entity.js';
import { ReviewerProfilesPersonalData } from './reviewer-profiles.personal-data.js';
import { ReviewerProfiles } from './reviewer-profiles.service.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsForAuthors } from './reviews-for-authors.js';
import { ReviewsPersonalData } from './reviews.personal-data.js';
import { ReviewsService } from './reviews.service.js';
import { SampleReviews } from './sample-reviews.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Review, ReviewInvitation, ReviewerProfile]),
    DecisionsModule,
    DownloadsModule,
    EditionsModule,
    FilesModule,
    MailModule,
    PapersModule,
    UsersModule,
  ],
  controllers: [ReviewerProfileController, ReviewInvitationsController, ReviewsController],
  providers: [
    AssignmentsService,
    CandidatesQuery,
    DueReminders,
    InvitedReviewers,
    ProposalService,
    RemindersService,
    ReviewerPool,
    ReviewerProfiles,
    ReviewerProfilesPersonalData,
    ReviewInvitations,
    ReviewMails,
    ReviewPdfDownloads,
    ReviewsPersonalData,
    ReviewsService,
    ReviewWorkService,
    ReviewsForAuthors,
    SampleReviews,
  ],
  exports: [
    AssignmentsService,
    CandidatesQuery,
    ProposalService,
    RemindersService,
    ReviewerProfiles,
  ],
})
export class ReviewsModule {}
