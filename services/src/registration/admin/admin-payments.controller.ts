import { Controller, Get, Param, Query } from '@nestjs/common';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { paymentIdSchema, type PaymentId } from '../payments/payer/payment.schema.js';
import { AdminPaymentQuery } from './admin-payment.read-model.js';
import { AdminPaymentsQuery } from './admin-payments.query.js';
import * as schema from './admin-payments.schema.js';

@Controller('admin/payments')
export class AdminPaymentsController {
  constructor(
    private readonly payments: AdminPaymentsQuery,
    private readonly payment: AdminPaymentQuery,
  ) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.paymentsPageSchema)
  list(@Query({ schema: schema.paymentsQuerySchema }) query: schema.PaymentsQuery) {
    return this.payments.list(query);
  }

  @Get('by-reference')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.lookUpSchema)
  lookUp(@Query({ schema: schema.lookUpQuerySchema }) { ref }: schema.LookUpQuery) {
    return this.payments.lookUp(ref);
  }

  @Get(':id')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.adminPaymentSchema)
  read(@Param({ schema: paymentIdSchema }) { id }: PaymentId) {
    return this.payment.read(id);
  }
}
