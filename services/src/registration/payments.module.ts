import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { EditionsModule } from '../conference/editions.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { RegistrationsModule } from './registrations.module.js';
import { BankStatement } from './payments/statements/bank-statement.js';
import { PaymentDocuments } from './documents/payment-documents.js';
import { PaymentDocumentsController } from './documents/payment-documents.controller.js';
import { BankTransfer } from './payments/transfers/bank-transfer.entity.js';
import { BankTransfersService } from './payments/transfers/bank-transfers.service.js';
import { LedgerEntry } from './payments/ledger/ledger-entry.entity.js';
import { PaymentMatches } from './payments/decisions/payment-matches.js';
import { PaymentRefunds } from './payments/decisions/payment-refunds.js';
import { PayerCookie } from './payments/payer/payer-cookie.js';
import { PaymentCases } from './payments/ledger/payment-cases.js';
import { PaymentDecisions } from './payments/decisions/payment-decisions.js';
import { PaymentDesk } from './payments/decisions/payment-desk.js';
import { PaymentLedger } from './payments/ledger/payment-ledger.js';
import { PaymentEmails } from './payments/emails/payment-emails.js';
import { PaymentProof } from './payments/proofs/payment-proof.entity.js';
import { PaymentProofsController } from './payments/proofs/payment-proofs.controller.js';
import { PaymentProofsService } from './payments/proofs/payment-proofs.service.js';
import { Payment } from './payments/ledger/payment.entity.js';
import { PaymentsController } from './payments/payer/payments.controller.js';
import { PaymentsService } from './payments/payer/payments.service.js';
import { RegistrationChanges } from './payments/payer/registration-changes.js';
import { RegistrationStatusController } from './payments/registration-status/registration-status.controller.js';
import { RegistrationStatusService } from './payments/registration-status/registration-status.service.js';
import { Receipts } from './payments/ledger/receipts.js';
import { SampleRegistrations } from './payments/sample/sample-registrations.js';
import { BankChangeEmails } from './reminders/bank-change-emails.js';
import { PaymentReminders } from './reminders/payment-reminders.js';
import { PaymentsPersonalData } from './payments/payments.personal-data.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Payment, LedgerEntry, PaymentProof, BankTransfer]),
    DownloadsModule,
    EditionsModule,
    FilesModule,
    RegistrationsModule,
    MessagingModule,
  ],
  controllers: [
    PaymentsController,
    PaymentDocumentsController,
    PaymentProofsController,
    RegistrationStatusController,
  ],
  providers: [
    PaymentsPersonalData,
    PaymentsService,
    PaymentProofsService,
    PaymentCases,
    PaymentLedger,
    PaymentDecisions,
    PaymentDesk,
    PaymentReminders,
    BankChangeEmails,
    BankTransfersService,
    PaymentDocuments,
    PaymentMatches,
    PaymentRefunds,
    RegistrationChanges,
    BankStatement,
    Receipts,
    PaymentEmails,
    PayerCookie,
    RegistrationStatusService,
    SampleRegistrations,
  ],
  exports: [
    PaymentDecisions,
    PaymentDesk,
    PaymentMatches,
    PaymentRefunds,
    RegistrationChanges,
    BankTransfersService,
  ],
})
export class PaymentsModule {}
