import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EditionsModule } from '../editions/editions.module.js';
import { FilesModule } from '../files/files.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { UsersModule } from '../users/users.module.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { PayerCookie } from './payer-cookie.js';
import { PaymentCases } from './payment-cases.js';
import { PaymentDecisions } from './payment-decisions.js';
import { PaymentLedger } from './payment-ledger.js';
import { PaymentMails } from './payment-mails.js';
import { PaymentProof } from './payment-proof.entity.js';
import { PaymentProofsController } from './payment-proofs.controller.js';
import { PaymentProofsService } from './payment-proofs.service.js';
import { Payment } from './payment.entity.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { RegistrationStatusController } from './registration-status.controller.js';
import { RegistrationStatusService } from './registration-status.service.js';
import { PaymentsPersonalData } from './payments.personal-data.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Payment, LedgerEntry, PaymentProof]),
    EditionsModule,
    FilesModule,
    RegistrationsModule,
    UsersModule,
    MailModule,
  ],
  controllers: [PaymentsController, PaymentProofsController, RegistrationStatusController],
  providers: [
    PaymentsPersonalData,
    PaymentsService,
    PaymentProofsService,
    PaymentCases,
    PaymentLedger,
    PaymentDecisions,
    PaymentMails,
    PayerCookie,
    RegistrationStatusService,
  ],
  exports: [PaymentDecisions],
})
export class PaymentsModule {}
