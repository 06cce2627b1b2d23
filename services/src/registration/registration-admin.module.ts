import { Module } from '@nestjs/common';
import { CountersModule } from '../platform/counters/counters.module.js';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { AdminPaymentQuery } from './admin/admin-payment.read-model.js';
import { AdminPaymentsController } from './admin/admin-payments.controller.js';
import { AdminPaymentsQuery } from './admin/admin-payments.query.js';
import { AdminTransfersController } from './admin/admin-transfers.controller.js';
import { AdminTransfersQuery } from './admin/admin-transfers.query.js';
import { PaymentDecisionsController } from './admin/payment-decisions.controller.js';
import { PaymentsExport } from './admin/payments-export.js';
import { PaymentsModule } from './payments.module.js';

@Module({
  imports: [CountersModule, DownloadsModule, PaymentsModule],
  controllers: [AdminPaymentsController, PaymentDecisionsController, AdminTransfersController],
  providers: [AdminPaymentQuery, AdminPaymentsQuery, AdminTransfersQuery, PaymentsExport],
})
export class RegistrationAdminModule {}
