import { Body, Controller, Get, Ip, Param, Post, Put } from '@nestjs/common';
import { ResponseSchema } from '../../../platform/http/response-schema.js';
import { Access } from '../../../platform/http/policy/access.js';
import { answersSchema, type GivenAnswers } from '../../extras/extras.schema.js';
import { CurrentPayer, type Payer } from '../payer/payer.js';
import { answer } from '../payer/payment.presenter.js';
import { paymentAnswerSchema, paymentIdSchema, type PaymentId } from '../payer/payment.schema.js';
import * as limits from '../payer/payments.limits.js';
import { ExtrasChanges } from './extras-changes.js';
import { ExtrasOffer } from './extras-offer.js';
import * as schema from './registration-extras.schema.js';

@Controller('payments')
export class RegistrationExtrasController {
  constructor(
    private readonly offer: ExtrasOffer,
    private readonly changes: ExtrasChanges,
  ) {}

  @Get('extras')
  @Access('public')
  @ResponseSchema(schema.availableExtrasSchema)
  available() {
    return this.offer.available();
  }

  @Get('fee-bands')
  @Access('public')
  @ResponseSchema(schema.feeBandsAnswerSchema)
  feeBands() {
    return this.offer.feeBands();
  }

  @Post('quotes')
  @Access('public', limits.registrationLimit)
  @ResponseSchema(schema.quoteSchema, 201)
  quote(
    @CurrentPayer() payer: Payer,
    @Ip() address: string,
    @Body({ schema: schema.quoteRequestSchema }) request: schema.QuoteRequest,
  ) {
    return this.offer.quote(request, { userId: payer.user?.id ?? null, address });
  }

  @Put(':id/extras')
  @Access('public', limits.changeLimit)
  @ResponseSchema(paymentAnswerSchema)
  async changeExtras(
    @CurrentPayer() payer: Payer,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.extrasChoiceSchema }) choice: schema.ExtrasChoice,
  ) {
    return answer(await this.changes.choose(payer, id, choice), payer);
  }

  @Put(':id/answers')
  @Access('public', limits.changeLimit)
  @ResponseSchema(paymentAnswerSchema)
  async changeAnswers(
    @CurrentPayer() payer: Payer,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: answersSchema }) { answers }: GivenAnswers,
  ) {
    return answer(await this.changes.answer(payer, id, answers), payer);
  }
}
