import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { EditionsModule } from '../conference/editions.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { UploadsModule } from '../platform/uploads/uploads.module.js';
import { AuthModule } from '../identity/auth.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { ExtrasModule } from './extras.module.js';
import { ReductionsModule } from './reductions.module.js';
import { RegistrationsModule } from './registrations.module.js';
import { PlacesController } from './capacity/places.controller.js';
import { WaitingListController } from './capacity/waiting-list.controller.js';
import { WaitingListService } from './capacity/waiting-list.service.js';
import { ExtrasChanges } from './payments/extras/extras-changes.js';
import { ExtrasOffer } from './payments/extras/extras-offer.js';
import { RegistrationExtrasController } from './payments/extras/registration-extras.controller.js';
import { Invoices } from './invoices/invoices.service.js';
import { AdminInvoicesController } from './documents/admin-invoices.controller.js';
import { InvoiceList } from './documents/invoice-list.query.js';
import { InvoicesController } from './documents/invoices.controller.js';
import { BuyerDetails } from './payments/payer/buyer-details.js';
import { BankStatement } from './payments/statements/bank-statement.js';
import { GroupDocuments } from './documents/group-documents.js';
import { PaymentDocuments } from './documents/payment-documents.js';
import { PaymentDocumentsController } from './documents/payment-documents.controller.js';
import { BankTransfer } from './payments/transfers/bank-transfer.entity.js';
import { BankTransfersService } from './payments/transfers/bank-transfers.service.js';
import { TransferMatches } from './payments/transfers/transfer-matches.js';
import { PaymentUnmatches } from './payments/transfers/payment-unmatches.js';
import { LedgerEntry } from './payments/ledger/ledger-entry.entity.js';
import { PaymentMatches } from './payments/decisions/payment-matches.js';
import { PaymentCredits } from './payments/decisions/payment-credits.js';
import { PaymentRefunds } from './payments/decisions/payment-refunds.js';
import { PayerCookie } from './payments/payer/payer-cookie.js';
import { PaymentCases } from './payments/ledger/payment-cases.js';
import { CurrentEmail } from './payments/decisions/current-email.js';
import { RegistrantCorrections } from './payments/payer/registrant-corrections.js';
import { DetailsEmails } from './payments/payer/details-emails.js';
import { PaymentDecisions } from './payments/decisions/payment-decisions.js';
import { PaymentExtensions } from './payments/decisions/payment-extensions.js';
import { PaymentDesk } from './payments/decisions/payment-desk.js';
import { CreditNotes } from './payments/ledger/credit-notes.js';
import { LedgerPeriods } from './payments/ledger/ledger-periods.js';
import { PaymentLedger } from './payments/ledger/payment-ledger.js';
import { PaymentEmails } from './payments/emails/payment-emails.js';
import { JoiningController } from './payments/joining/joining.controller.js';
import { JoiningDetails } from './payments/joining/joining.service.js';
import { PaymentProof } from './payments/proofs/payment-proof.entity.js';
import { PaymentProofsController } from './payments/proofs/payment-proofs.controller.js';
import { PaymentProofsService } from './payments/proofs/payment-proofs.service.js';
import { ProofUploads } from './payments/proofs/proof-uploads.js';
import { ProofUploadsController } from './payments/proofs/proof-uploads.controller.js';
import { Payment } from './payments/ledger/payment.entity.js';
import { PapersModule } from '../papers/papers.module.js';
import { PaymentsController } from './payments/payer/payments.controller.js';
import { PaymentsService } from './payments/payer/payments.service.js';
import { RegistrationEntry } from './payments/payer/registration-entry.js';
import { RegistrationsOnBehalf } from './payments/payer/registrations-on-behalf.js';
import { RegistrationsOnBehalfController } from './payments/payer/registrations-on-behalf.controller.js';
import { PackageChanges } from './payments/payer/package-changes.js';
import { RegistrationCancellations } from './payments/payer/registration-cancellations.js';
import { RegistrationStatusController } from './payments/registration-status/registration-status.controller.js';
import { RegistrationStatusService } from './payments/registration-status/registration-status.service.js';
import { Receipts } from './payments/ledger/receipts.js';
import { SampleRegistrations } from './payments/sample/sample-registrations.js';
import { BankChangeEmails } from './reminders/bank-change-emails.js';
import { OverdueRegistrations } from './reminders/overdue-registrations.js';
import { PaymentReminders } from './reminders/payment-reminders.js';
import { Group } from './groups/group.entity.js';
import { GroupJoins } from './groups/group-joins.js';
import { AdminGroupsController } from './payments/groups/admin-groups.controller.js';
import { GroupDesk } from './payments/groups/group-desk.js';
import { GroupInvitations } from './payments/groups/group-invitations.js';
import { GroupMemberController } from './payments/groups/group-member.controller.js';
import { GroupMembers } from './payments/groups/group-members.js';
import { GroupsController } from './payments/groups/groups.controller.js';
import { GroupsPersonalData } from './payments/groups/groups.personal-data.js';
import { GroupsQueryService } from './payments/groups/groups.query.js';
import { Memberships } from './payments/memberships/memberships.js';
import { GroupEmails } from './payments/emails/group-emails.js';
import { PaymentsPersonalData } from './payments/payments.personal-data.js';
import { ProofsRetention } from './payments/proofs/proofs.retention.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Payment, LedgerEntry, PaymentProof, BankTransfer, Group]),
    AuthModule,
    DownloadsModule,
    EditionsModule,
    ExtrasModule,
    FilesModule,
    UploadsModule,
    PapersModule,
    ReductionsModule,
    RegistrationsModule,
    MessagingModule,
  ],
  controllers: [
    PaymentsController,
    GroupsController,
    GroupMemberController,
    AdminGroupsController,
    JoiningController,
    PlacesController,
    WaitingListController,
    RegistrationExtrasController,
    PaymentDocumentsController,
    InvoicesController,
    AdminInvoicesController,
    PaymentProofsController,
    ProofUploadsController,
    RegistrationStatusController,
    RegistrationsOnBehalfController,
  ],
  providers: [
    PaymentsPersonalData,
    ProofsRetention,
    PaymentsService,
    BuyerDetails,
    GroupDesk,
    GroupDocuments,
    GroupEmails,
    GroupInvitations,
    GroupJoins,
    GroupMembers,
    Memberships,
    GroupsPersonalData,
    GroupsQueryService,
    Invoices,
    InvoiceList,
    CurrentEmail,
    DetailsEmails,
    ExtrasChanges,
    ExtrasOffer,
    RegistrantCorrections,
    PaymentProofsService,
    ProofUploads,
    PaymentCases,
    LedgerPeriods,
    PaymentLedger,
    PaymentDecisions,
    PaymentDesk,
    PaymentExtensions,
    OverdueRegistrations,
    PaymentReminders,
    BankChangeEmails,
    BankTransfersService,
    PaymentDocuments,
    CreditNotes,
    PaymentCredits,
    PaymentMatches,
    PaymentRefunds,
    PaymentUnmatches,
    TransferMatches,
    PackageChanges,
    RegistrationCancellations,
    RegistrationEntry,
    RegistrationsOnBehalf,
    BankStatement,
    Receipts,
    PaymentEmails,
    PayerCookie,
    RegistrationStatusService,
    SampleRegistrations,
    JoiningDetails,
    WaitingListService,
  ],
  exports: [
    Invoices,
    LedgerPeriods,
    PaymentCases,
    PaymentDecisions,
    PaymentDesk,
    PaymentExtensions,
    PaymentCredits,
    PaymentEmails,
    PaymentLedger,
    PaymentMatches,
    PaymentRefunds,
    PaymentUnmatches,
    TransferMatches,
    PackageChanges,
    RegistrationCancellations,
    RegistrationEntry,
    BankTransfersService,
    PaymentEmails,
  ],
})
export class PaymentsModule {}
