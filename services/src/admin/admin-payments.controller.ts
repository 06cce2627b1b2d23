import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { paymentIdSchema, type PaymentId } from '../payments/payment.schema.js';
import { PaymentDecisions } from '../payments/payment-decisions.js';
import { AdminPaymentQuery } from './admin-payment.query.js';
import { AdminPaymentsQuery } from './admin-payments.query.js';
import * as schema from './admin-payments.schema.js';

@Controller('admin/payments')
export class AdminPaymentsController {
  constructor(
    private readonly payments: AdminPaymentsQuery,
    private readonly payment: AdminPaymentQuery,
    private readonly decisions: PaymentDecisions,
  ) {}

  @Get()
  @Access('admin')
  @Answers(schema.paymentsPageSchema)
  list(@Query({ schema: schema.paymentsQuerySchema }) query: schema.PaymentsQuery) {
    return this.payments.list(query);
  }

  @Get(':id')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  read(@Param({ schema: paymentIdSchema }) { id }: PaymentId) {
    return this.payment.read(id);
  }

  @Post(':id/confirm')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  async confirm(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.confirmSchema }) receipt: schema.Confirm,
  ) {
    await this.decisions.confirm(admin.id, id, receipt);
    return this.payment.read(id);
  }

  @Post(':id/reject')
  @Access('admin')
  @Answers(schema.adminPaymentSchema)
  async reject(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.rejectSchema }) { reason }: schema.Reject,
  ) {
    await this.decisions.reject(admin.id, id, reason);
    return this.payment.read(id);
  }
}
