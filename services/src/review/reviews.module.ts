import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CameraReadyEmails } from './camera-ready/camera-ready.emails.js';
import { CameraReadyService } from './camera-ready/camera-ready.service.js';
import { ChairPapers } from './decisions/chair-papers.js';
import { DecisionEmails } from './decisions/decision.emails.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { ReleasesService } from './decisions/releases.service.js';
import { ScreeningService } from './decisions/screening.service.js';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { EditionsModule } from '../conference/editions.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { AuthModule } from '../identity/auth.module.js';
import { UsersModule } from '../identity/users.module.js';
import { AssignmentsService } from './assignment/assignments.service.js';
import { ReviewRequests } from './assignment/review-requests.js';
import { CandidatesQuery } from './assignment/candidates.query.js';
import { DueReminders, RemindersService } from './reminders/reminders.service.js';
import { InvitedReviewers } from './invitations/invited-reviewers.service.js';
import { ProposalService } from './assignment/proposal.service.js';
import { ReviewInvitation } from './invitations/review-invitation.entity.js';
import { ReviewInvitationsController } from './invitations/review-invitations.controller.js';
import { ReviewInvitations } from './invitations/review-invitations.service.js';
import { ReviewerEmails } from './reviews/reviewer-emails.js';
import { ReviewPdfDownloads } from './reviews/review-pdf-downloads.js';
import { ReviewWorkService } from './reviews/review-work.service.js';
import { ReviewRatings } from './ratings/review-ratings.service.js';
import { ReviewRating } from './ratings/review-rating.entity.js';
import { ReviewRatingsPersonalData } from './review-ratings.personal-data.js';
import { ReviewVersion } from './reviews/review-version.entity.js';
import { Review } from './reviews/review.entity.js';
import { ReviewerPool } from './assignment/assignment.read-model.js';
import { ReviewerProfileController } from './reviewers/reviewer-profile.controller.js';
import { ReviewerProfile } from './reviewers/reviewer-profile.entity.js';
import { ReviewerProfilesPersonalData } from './reviewers/reviewer-profiles.personal-data.js';
import { ReviewerProfiles } from './reviewers/reviewer-profiles.service.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { AnsweredFields } from './reviews/answered-fields.js';
import { ReviewsForAuthors } from './reviews/reviews-for-authors.js';
import { ReviewsPersonalData } from './reviews.personal-data.js';
import { ReviewsService } from './reviews/reviews.service.js';
import { PaperNote } from './notes/paper-note.entity.js';
import { DeadlinesService } from './deadlines/deadlines.service.js';
import { ResponseEnds } from './deadlines/response-ends.service.js';
import { BulkActs } from './bulk/bulk-acts.service.js';
import { PaperTags } from './tags/paper-tags.service.js';
import { PaperConflict } from './conflicts/paper-conflict.entity.js';
import { PaperHandler } from './handlers/paper-handler.entity.js';
import { PaperHandlers } from './handlers/paper-handlers.service.js';
import { PaperHandlersPersonalData } from './paper-handlers.personal-data.js';
import { ConflictedSubjects } from './conflicts/conflicted-subjects.js';
import { PaperFileRule } from './conflicts/paper-file-rule.js';
import { RelationsController } from './conflicts/relations.controller.js';
import { RelationsPersonalData } from './conflicts/relations.personal-data.js';
import { Relations } from './conflicts/relations.service.js';
import { ReviewerRelation } from './conflicts/reviewer-relation.entity.js';
import { DeclaredConflicts } from './interventions/declared-conflicts.service.js';
import { PaperConflictsPersonalData } from './paper-conflicts.personal-data.js';
import { Interventions } from './interventions/interventions.service.js';
import { EditForAuthorEmails } from './interventions/edits-for-authors.emails.js';
import { EditsForAuthors } from './interventions/edits-for-authors.service.js';
import { LaterReturnEmails } from './interventions/later-returns.emails.js';
import { LaterReturns } from './interventions/later-returns.service.js';
import { CommentMention } from './discussion/comment-mention.entity.js';
import { CommentMentions } from './discussion/comment-mentions.js';
import { CommentRecipient } from './discussion/comment-recipient.entity.js';
import { DiscussionDigests } from './discussion/discussion-digests.js';
import { DiscussionController } from './discussion/discussion.controller.js';
import { Discussions } from './discussion/discussions.service.js';
import { PaperComment } from './discussion/paper-comment.entity.js';
import { DiscussionPersonalData } from './discussion.personal-data.js';
import { MetaReview } from './meta-reviews/meta-review.entity.js';
import { MetaReviewers } from './meta-reviews/meta-reviewers.service.js';
import { MetaReviewsController } from './meta-reviews/meta-reviews.controller.js';
import { MetaReviewsService } from './meta-reviews/meta-reviews.service.js';
import { MetaReviewsPersonalData } from './meta-reviews.personal-data.js';
import { UnconflictedReviewers } from './assignment/unconflicted-reviewers.js';
import { PaperShepherd } from './shepherds/paper-shepherd.entity.js';
import { ShepherdEmails } from './shepherds/shepherd-emails.js';
import { ShepherdingController } from './shepherds/shepherding.controller.js';
import { ShepherdingService } from './shepherds/shepherding.service.js';
import { Shepherds } from './shepherds/shepherds.service.js';
import { ShepherdsPersonalData } from './shepherds.personal-data.js';
import { PaperNotes } from './notes/paper-notes.service.js';
import { PaperNotesPersonalData } from './paper-notes.personal-data.js';
import { PaperResponse } from './responses/paper-response.entity.js';
import { ResponseEmails } from './responses/response-emails.js';
import { ResponseNotices } from './responses/response-notices.js';
import {
  ResponsesController,
  ResponsesForReviewersController,
} from './responses/responses.controller.js';
import { ResponsesPersonalData } from './responses.personal-data.js';
import { ResponsesService } from './responses/responses.service.js';
import { ComparisonServices } from './similarity-reports/comparison-services.js';
import { SimilarityReportJob } from './similarity-reports/similarity-report-job.js';
import { SimilarityReports } from './similarity-reports/similarity-reports.service.js';
import { SimilarityJob } from './similarity/similarity-job.js';
import { SimilarityService } from './similarity/similarity.service.js';
import { SampleReviews } from './sample/sample-reviews.js';

import { AffinityJob } from './affinity/affinity-job.js';
import { ExpertiseController } from './affinity/expertise.controller.js';
import { ExpertisePersonalData } from './affinity/expertise.personal-data.js';
import { ExpertiseService } from './affinity/expertise.service.js';
import { ReviewerExpertise } from './affinity/reviewer-expertise.entity.js';
import { Bid } from './bids/bid.entity.js';
import { BidsController } from './bids/bids.controller.js';
import { BidsPersonalData } from './bids/bids.personal-data.js';
import { BidsService } from './bids/bids.service.js';

@Module({
  imports: [
    AuthModule,
    TypeOrmModule.forFeature([
      Bid,
      MetaReview,
      CommentMention,
      CommentRecipient,
      PaperComment,
      PaperConflict,
      PaperHandler,
      PaperShepherd,
      PaperNote,
      PaperResponse,
      Review,
      ReviewRating,
      ReviewVersion,
      ReviewInvitation,
      ReviewerExpertise,
      ReviewerProfile,
      ReviewerRelation,
    ]),
    DownloadsModule,
    EditionsModule,
    FilesModule,
    MessagingModule,
    PapersModule,
    PdfModule,
    UsersModule,
  ],
  controllers: [
    BidsController,
    DiscussionController,
    ExpertiseController,
    MetaReviewsController,
    RelationsController,
    ReviewerProfileController,
    ResponsesController,
    ShepherdingController,
    ResponsesForReviewersController,
    ReviewInvitationsController,
    ReviewsController,
  ],
  providers: [
    BidsPersonalData,
    BidsService,
    AffinityJob,
    ExpertisePersonalData,
    ExpertiseService,
    AssignmentsService,
    ReviewRequests,
    BulkActs,
    CameraReadyEmails,
    CameraReadyService,
    CandidatesQuery,
    ChairPapers,
    DecisionEmails,
    DecisionsService,
    DeclaredConflicts,
    DiscussionDigests,
    DiscussionPersonalData,
    CommentMentions,
    Discussions,
    DueReminders,
    Interventions,
    InvitedReviewers,
    EditForAuthorEmails,
    EditsForAuthors,
    LaterReturnEmails,
    LaterReturns,
    MetaReviewers,
    MetaReviewsPersonalData,
    MetaReviewsService,
    ShepherdEmails,
    ShepherdingService,
    Shepherds,
    ShepherdsPersonalData,
    UnconflictedReviewers,
    DeadlinesService,
    ResponseEnds,
    PaperConflictsPersonalData,
    ConflictedSubjects,
    PaperFileRule,
    Relations,
    RelationsPersonalData,
    PaperHandlers,
    PaperHandlersPersonalData,
    PaperNotes,
    PaperNotesPersonalData,
    ReviewRatings,
    ReviewRatingsPersonalData,
    PaperTags,
    ProposalService,
    ReleasesService,
    RemindersService,
    ResponseEmails,
    ResponseNotices,
    ResponsesPersonalData,
    ResponsesService,
    ReviewerPool,
    ReviewerProfiles,
    ReviewerProfilesPersonalData,
    ReviewInvitations,
    ReviewerEmails,
    ReviewPdfDownloads,
    ReviewsPersonalData,
    ReviewsService,
    ReviewWorkService,
    AnsweredFields,
    ReviewsForAuthors,
    SampleReviews,
    ScreeningService,
    SimilarityJob,
    SimilarityService,
    ComparisonServices,
    SimilarityReportJob,
    SimilarityReports,
  ],
  exports: [
    ComparisonServices,
    Discussions,
    PaperHandlers,
    BidsService,
    AssignmentsService,
    DeclaredConflicts,
    BulkActs,
    EditsForAuthors,
    Interventions,
    LaterReturns,
    MetaReviewers,
    Shepherds,
    CameraReadyService,
    CandidatesQuery,
    DecisionsService,
    DeadlinesService,
    ResponseEnds,
    PaperNotes,
    ReviewRatings,
    PaperTags,
    ProposalService,
    ReleasesService,
    RemindersService,
    ReviewerProfiles,
    ScreeningService,
    SimilarityService,
    SimilarityReports,
  ],
})
export class ReviewsModule {}
