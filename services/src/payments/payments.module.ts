import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { EditionsModule } from '../editions/editions.module.js';
import { FilesModule } from '../files/files.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { BankStatement } from './bank-statement.js';
import { PaymentDocuments } from './documents/payment-documents.js';
import { PaymentDocumentsController } from './documents/payment-documents.controller.js';
import { BankTransfer } from './bank-transfer.entity.js';
import { BankTransfersService } from './bank-transfers.service.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { MoneyMoves } from './money-moves.js';
import { PayerCookie } from './payer-cookie.js';
import { PaymentCases } from './payment-cases.js';
import { PaymentDecisions } from './payment-decisions.js';
import { PaymentDesk } from './payment-desk.js';
import { PaymentLedger } from './payment-ledger.js';
import { PaymentMails } from './payment-mails.js';
import { PaymentProof } from './payment-proof.entity.js';
import { PaymentProofsController } from './payment-proofs.controller.js';
import { PaymentProofsService } from './payment-proofs.service.js';
import { Payment } from './payment.entity.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { RegistrationChanges } from './registration-changes.js';
import { RegistrationStatusController } from './registration-status.controller.js';
import { RegistrationStatusService } from './registration-status.service.js';
import { Receipts } from './receipts.js';
import { SampleRegistrations } from './sample-registrations.js';
import { PaymentReminders } from './payment-reminders.js';
import { PaymentsPersonalData } from './payments.personal-data.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Payment, LedgerEntry, PaymentProof, BankTransfer]),
    DownloadsModule,
    EditionsModule,
    FilesModule,
    RegistrationsModule,
    MailModule,
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
    BankTransfersService,
    PaymentDocuments,
    MoneyMoves,
    RegistrationChanges,
    BankStatement,
    Receipts,
    PaymentMails,
    PayerCookie,
    RegistrationStatusService,
    SampleRegistrations,
  ],
  exports: [PaymentDecisions, PaymentDesk, MoneyMoves, RegistrationChanges, BankTransfersService],
})
export class PaymentsModule {}
