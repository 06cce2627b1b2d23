import { Module } from '@nestjs/common';
import { CountersModule } from '../platform/counters/counters.module.js';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { AdminPaymentQuery } from './admin/admin-payment.read-model.js';
import { AdminPaymentsController } from './admin/admin-payments.controller.js';
import { AdminPaymentsQuery } from './admin/admin-payments.query.js';
import { AdminWaitingListController } from './admin/admin-waiting-list.controller.js';
import { AdminWaitingListQuery } from './admin/admin-waiting-list.query.js';
import { CapacityModule } from './capacity.module.js';
import { AdminTransfersController } from './admin/admin-transfers.controller.js';
import { AdminTransfersQuery } from './admin/admin-transfers.query.js';
import { CountryChecksController } from './admin/country-checks.controller.js';
import { FeeBandsModule } from './fee-bands.module.js';
import { CheckInController } from './check-in/check-in.controller.js';
import { CheckInPersonalData } from './check-in/check-in.personal-data.js';
import { CheckInRetention } from './check-in/check-in.retention.js';
import { CheckIn } from './check-in/check-in.service.js';
import { WalkIns } from './check-in/walk-ins.js';
import { JournalExport } from './admin/journal-export.js';
import { PaymentDecisionsController } from './admin/payment-decisions.controller.js';
import { PaymentsExport } from './admin/payments-export.js';
import { PaymentTotals } from './admin/payment-totals.read-model.js';
import { PaymentTotalsController } from './admin/payment-totals.controller.js';
import { Reconciliation } from './admin/reconciliation.read-model.js';
import { ReconciliationController } from './admin/reconciliation.controller.js';
import { RegistrationTotals } from './admin/registration-totals.read-model.js';
import { RegistrationTotalsController } from './admin/registration-totals.controller.js';
import { DiscountCodesController } from './admin/discount-codes.controller.js';
import { DiscountCodesQueryService } from './admin/discount-codes.read-model.js';
import { EditionsModule } from '../conference/editions.module.js';
import { ExtrasModule } from './extras.module.js';
import { PaymentsModule } from './payments.module.js';
import { ReductionsModule } from './reductions.module.js';
import { StatementsModule } from './statements.module.js';
import { ProviderChecksModule } from './provider-checks.module.js';
import { WaiversModule } from './waivers.module.js';

@Module({
  imports: [
    CapacityModule,
    CountersModule,
    DownloadsModule,
    EditionsModule,
    ExtrasModule,
    FeeBandsModule,
    PaymentsModule,
    ReductionsModule,
    StatementsModule,
    ProviderChecksModule,
    WaiversModule,
  ],
  controllers: [
    RegistrationTotalsController,
    PaymentTotalsController,
    ReconciliationController,
    AdminPaymentsController,
    PaymentDecisionsController,
    CountryChecksController,
    AdminTransfersController,
    AdminWaitingListController,
    CheckInController,
    DiscountCodesController,
  ],
  providers: [
    AdminPaymentQuery,
    AdminPaymentsQuery,
    AdminTransfersQuery,
    AdminWaitingListQuery,
    CheckIn,
    CheckInPersonalData,
    CheckInRetention,
    DiscountCodesQueryService,
    JournalExport,
    PaymentsExport,
    PaymentTotals,
    Reconciliation,
    RegistrationTotals,
    WalkIns,
  ],
})
export class RegistrationAdminModule {}
