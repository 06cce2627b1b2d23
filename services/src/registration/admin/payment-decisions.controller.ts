import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { paymentIdSchema, type PaymentId } from '../payments/payer/payment.schema.js';
import { PaymentMatches } from '../payments/decisions/payment-matches.js';
import { PaymentCredits } from '../payments/decisions/payment-credits.js';
import { PaymentUnmatches } from '../payments/transfers/payment-unmatches.js';
import { PaymentRefunds } from '../payments/decisions/payment-refunds.js';
import { PaymentDecisions } from '../payments/decisions/payment-decisions.js';
import { PaymentExtensions } from '../payments/decisions/payment-extensions.js';
import { PaymentDesk } from '../payments/decisions/payment-desk.js';
import { PackageChanges } from '../payments/payer/package-changes.js';
import { RegistrationCancellations } from '../payments/payer/registration-cancellations.js';
import { AdminPaymentQuery } from './admin-payment.read-model.js';
import { adminPaymentSchema } from './admin-payments.schema.js';
import * as schema from './payment-decisions.schema.js';

@Controller('admin/payments/:id')
export class PaymentDecisionsController {
  constructor(
    private readonly payment: AdminPaymentQuery,
    private readonly decisions: PaymentDecisions,
    private readonly matches: PaymentMatches,
    private readonly refunds: PaymentRefunds,
    private readonly unmatches: PaymentUnmatches,
    private readonly credits: PaymentCredits,
    private readonly cancellations: RegistrationCancellations,
    private readonly changes: PackageChanges,
    private readonly desk: PaymentDesk,
    private readonly extensions: PaymentExtensions,
  ) {}

  @Post('match')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(adminPaymentSchema)
  async match(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.matchSchema }) { version, ...money }: schema.Match,
  ) {
    await this.matches.match(admin.id, id, version, money);
    return this.payment.read(id);
  }

  @Post('confirm')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(adminPaymentSchema)
  async confirm(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.confirmSchema }) body: schema.Confirm,
  ) {
    await this.decisions.confirm(admin.id, id, schema.confirmationOf(body));
    return this.payment.read(id);
  }

  @Post('reject')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(adminPaymentSchema)
  async reject(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.rejectSchema }) body: schema.Reject,
  ) {
    await this.decisions.reject(admin.id, id, body);
    return this.payment.read(id);
  }

  @Post('refund')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(adminPaymentSchema)
  async refund(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.repaymentSchema }) repayment: schema.Repayment,
  ) {
    await this.refunds.refund(admin.id, id, 'payment-refund', repayment);
    return this.payment.read(id);
  }

  @Post('refund-overpayment')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(adminPaymentSchema)
  async refundOverpayment(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.repaymentSchema }) repayment: schema.Repayment,
  ) {
    await this.refunds.refund(admin.id, id, 'overpayment-refund', repayment);
    return this.payment.read(id);
  }

  @Post('unmatch')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(adminPaymentSchema)
  async unmatch(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.unmatchSchema }) body: schema.Unmatch,
  ) {
    await this.unmatches.unmatch(admin.id, id, body);
    return this.payment.read(id);
  }

  @Post('credit-note')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(adminPaymentSchema)
  async credit(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.creditSchema }) body: schema.Credit,
  ) {
    await this.credits.credit(admin.id, id, body);
    return this.payment.read(id);
  }

  @Post('cancel')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(adminPaymentSchema)
  async cancel(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.rejectSchema }) body: schema.Reject,
  ) {
    await this.cancellations.cancelFor(admin.id, id, body);
    return this.payment.read(id);
  }

  @Put('package')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(adminPaymentSchema)
  async changePackage(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.adminPackageSchema }) { version, ...choice }: schema.AdminPackage,
  ) {
    await this.changes.changeFor(admin.id, id, version, choice);
    return this.payment.read(id);
  }

  @Post('extend')
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(adminPaymentSchema)
  async extend(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.paymentExtensionSchema }) extension: schema.PaymentExtension,
  ) {
    await this.extensions.extend(admin.id, id, extension);
    return this.payment.read(id);
  }

  @Post('note')
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(adminPaymentSchema)
  async note(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.noteSchema }) { text }: schema.Note,
  ) {
    await this.desk.note(admin.id, id, text);
    return this.payment.read(id);
  }

  @Post('resend-email')
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(adminPaymentSchema)
  async resendEmail(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
  ) {
    await this.desk.resendEmail(admin.id, id);
    return this.payment.read(id);
  }
}
