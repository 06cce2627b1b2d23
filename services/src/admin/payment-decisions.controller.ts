import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { paymentIdSchema, type PaymentId } from '../payments/payment.schema.js';
import { MoneyMoves } from '../payments/money-moves.js';
import { PaymentDecisions } from '../payments/payment-decisions.js';
import { PaymentDesk } from '../payments/payment-desk.js';
import { RegistrationChanges } from '../payments/registration-changes.js';
import { AdminPaymentQuery } from './admin-payment.query.js';
import * as schema from './admin-payments.schema.js';

@Controller('admin/payments/:id')
export class PaymentDecisionsController {
  constructor(
    private readonly payment: AdminPaymentQuery,
    private readonly decisions: PaymentDecisions,
    private readonly money: MoneyMoves,
    private readonly changes: RegistrationChanges,
    private readonly desk: PaymentDesk,
  ) {}

  @Post('match')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  async match(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.matchSchema }) { version, ...money }: schema.Match,
  ) {
    await this.money.match(admin.id, id, version, money);
    return this.payment.read(id);
  }

  @Post('confirm')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  async confirm(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.confirmSchema }) body: schema.Confirm,
  ) {
    await this.decisions.confirm(admin.id, id, schema.confirmationOf(body));
    return this.payment.read(id);
  }

  @Post('reject')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  async reject(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.rejectSchema }) { version, reason }: schema.Reject,
  ) {
    await this.decisions.reject(admin.id, id, version, reason);
    return this.payment.read(id);
  }

  @Post('refund')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  async refund(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.repaymentSchema }) repayment: schema.Repayment,
  ) {
    await this.money.refund(admin.id, id, repayment);
    return this.payment.read(id);
  }

  @Post('give-back')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  async giveBack(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.repaymentSchema }) repayment: schema.Repayment,
  ) {
    await this.money.giveBack(admin.id, id, repayment);
    return this.payment.read(id);
  }

  @Post('cancel')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  async cancel(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.rejectSchema }) { version, reason }: schema.Reject,
  ) {
    await this.changes.cancelFor(admin.id, id, version, reason);
    return this.payment.read(id);
  }

  @Put('package')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  async changePackage(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.adminPackageSchema }) { version, ...choice }: schema.AdminPackage,
  ) {
    await this.changes.changeFor(admin.id, id, version, choice);
    return this.payment.read(id);
  }

  @Post('note')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  async note(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.noteSchema }) { text }: schema.Note,
  ) {
    await this.desk.note(admin.id, id, text);
    return this.payment.read(id);
  }

  @Post('resend-mail')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  async resendMail(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
  ) {
    await this.desk.resendMail(admin.id, id);
    return this.payment.read(id);
  }
}
