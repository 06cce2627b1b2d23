import { Module } from '@nestjs/common';
import { EditionsModule } from '../editions/editions.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminPaymentQuery } from './admin-payment.query.js';
import { AdminPaymentsController } from './admin-payments.controller.js';
import { AdminPaymentsQuery } from './admin-payments.query.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AdminUsersService } from './admin-users.service.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { RoleCounts } from './role-counts.js';

@Module({
  imports: [EditionsModule, PapersModule, PaymentsModule, UsersModule],
  controllers: [DashboardController, AdminPaymentsController, AdminUsersController],
  providers: [
    DashboardService,
    RoleCounts,
    AdminPaymentQuery,
    AdminPaymentsQuery,
    AdminUsersService,
  ],
})
export class AdminModule {}
