import { Module } from '@nestjs/common';
import { CountersModule } from '../platform/counters/counters.module.js';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { AdminAssignmentsController } from './admin/admin-assignments.controller.js';
import { AdminCameraReadyController } from './admin/admin-camera-ready.controller.js';
import { AdminDeadlinesController } from './admin/admin-deadlines.controller.js';
import { AdminDecisionsController } from './admin/admin-decisions.controller.js';
import { AdminDiscussionController } from './admin/admin-discussion.controller.js';
import { AdminHandlersController } from './admin/admin-handlers.controller.js';
import { AdminInterventionsController } from './admin/admin-interventions.controller.js';
import { AdminMetaReviewersController } from './admin/admin-meta-reviewers.controller.js';
import { AdminNotesController } from './admin/admin-notes.controller.js';
import { AdminBulkController } from './admin/admin-bulk.controller.js';
import { AdminPaperQuery } from './admin/admin-paper.read-model.js';
import { AdminPapersController } from './admin/admin-papers.controller.js';
import { AdminPapersQuery } from './admin/admin-papers.read-model.js';
import { AdminRatingsController } from './admin/admin-ratings.controller.js';
import { AdminShepherdsController } from './admin/admin-shepherds.controller.js';
import { AdminReviewersController } from './admin/admin-reviewers.controller.js';
import { AdminReviewersQuery } from './admin/admin-reviewers.read-model.js';
import { AdminScheduleController } from './admin/admin-schedule.controller.js';
import { AdminSimilarityController } from './admin/admin-similarity.controller.js';
import { CameraReadyExports } from './admin/camera-ready-exports.js';
import { ComparisonController } from './comparison/comparison.controller.js';
import { ComparisonQuery } from './comparison/comparison.read-model.js';
import { InstitutionImports } from './institutions/institution-imports.js';
import { InstitutionsExport } from './institutions/institutions-export.js';
import { InstitutionsController } from './institutions/institutions.controller.js';
import { Institutions } from './institutions/institutions.service.js';
import { PaperExports } from './admin/paper-exports.js';
import { PapersModule } from '../papers/papers.module.js';
import { ReviewsModule } from './reviews.module.js';
import { PlaceablePapers } from './schedule/placeable-papers.js';

@Module({
  imports: [CountersModule, DownloadsModule, FilesModule, PapersModule, ReviewsModule],
  controllers: [
    AdminAssignmentsController,
    AdminBulkController,
    AdminCameraReadyController,
    AdminDeadlinesController,
    AdminDecisionsController,
    AdminDiscussionController,
    AdminHandlersController,
    AdminInterventionsController,
    AdminMetaReviewersController,
    AdminNotesController,
    AdminPapersController,
    AdminRatingsController,
    AdminReviewersController,
    AdminShepherdsController,
    AdminScheduleController,
    AdminSimilarityController,
    // Before :id.
    ComparisonController,
    InstitutionsController,
  ],
  providers: [
    AdminPaperQuery,
    AdminPapersQuery,
    AdminReviewersQuery,
    CameraReadyExports,
    ComparisonQuery,
    InstitutionImports,
    Institutions,
    InstitutionsExport,
    PaperExports,
    PlaceablePapers,
  ],
})
export class ReviewAdminModule {}
