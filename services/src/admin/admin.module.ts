import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CountersModule } from '../counters/counters.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { FilesModule } from '../files/files.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminAssignmentsController } from './admin-assignments.controller.js';
import { AdminAuditController } from './admin-audit.controller.js';
import { AdminAuditQuery } from './admin-audit.query.js';
import { AdminDecisionsController } from './admin-decisions.controller.js';
import { AdminPaperQuery } from './admin-paper.query.js';
import { AdminPapersController } from './admin-papers.controller.js';
import { AdminPapersQuery } from './admin-papers.query.js';
import { AdminPaymentQuery } from './admin-payment.query.js';
import { AdminPaymentsController } from './admin-payments.controller.js';
import { AdminReviewersController } from './admin-reviewers.controller.js';
import { AdminReviewersQuery } from './admin-reviewers.query.js';
import { AdminTransfersController } from './admin-transfers.controller.js';
import { AdminTransfersQuery } from './admin-transfers.query.js';
import { PaymentDecisionsController } from './payment-decisions.controller.js';
import { AdminPaymentsQuery } from './admin-payments.query.js';
import { AdminUserQuery } from './admin-user.query.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AdminUsersQuery } from './admin-users.query.js';
import { AdminUsersService } from './admin-users.service.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { ListExports } from './list-exports.js';
import { PaperExports } from './paper-exports.js';
import { UserCountsQuery } from './user-counts.query.js';

@Module({
  imports: [
    AuthModule,
    CountersModule,
    DecisionsModule,
    DownloadsModule,
    FilesModule,
    PapersModule,
    PaymentsModule,
    ReviewsModule,
    UsersModule,
  ],
  controllers: [
    AdminAssignmentsController,
    AdminAuditController,
    AdminDecisionsController,
    AdminPapersController,
    DashboardController,
    AdminPaymentsController,
    PaymentDecisionsController,
    AdminReviewersController,
    AdminTransfersController,
    AdminUsersController,
  ],
  providers: [
    DashboardService,
    UserCountsQuery,
    AdminAuditQuery,
    AdminPaperQuery,
    AdminPapersQuery,
    AdminPaymentQuery,
    AdminPaymentsQuery,
    AdminReviewersQuery,
    AdminTransfersQuery,
    AdminUserQuery,
    AdminUsersQuery,
    AdminUsersService,
    ListExports,
    PaperExports,
  ],
})
export class AdminModule {}
