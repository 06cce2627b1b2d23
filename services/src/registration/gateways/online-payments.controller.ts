import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { CurrentPayer, type Payer } from '../payments/payer/payer.js';
import { paymentIdSchema, type PaymentId } from '../payments/payer/payment.schema.js';
import * as limits from './gateways.limits.js';
import { OnlinePayments } from './online-payments.js';
import * as schema from './online-payments.schema.js';

@Controller('payments')
export class OnlinePaymentsController {
  constructor(private readonly online: OnlinePayments) {}

  @Get(':id/online')
  @Access('public')
  @ResponseSchema(schema.onlinePaymentSchema)
  read(@CurrentPayer() payer: Payer, @Param({ schema: paymentIdSchema }) { id }: PaymentId) {
    return this.online.read(payer, id);
  }

  @Post(':id/online')
  @Access('public', limits.startLimit)
  @ResponseSchema(schema.paymentPageSchema)
  start(
    @CurrentPayer() payer: Payer,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.startOnlineSchema }) { gateway }: schema.StartOnline,
  ) {
    return this.online.start(payer, id, gateway);
  }

  @Post(':id/online/check')
  @Access('public', limits.checkLimit)
  @ResponseSchema(schema.onlinePaymentSchema)
  check(@CurrentPayer() payer: Payer, @Param({ schema: paymentIdSchema }) { id }: PaymentId) {
    return this.online.check(payer, id);
  }
}
