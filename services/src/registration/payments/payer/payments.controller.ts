import { Body, Controller, Get, Param, Post, Put, Query, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ResponseSchema } from '../../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotent-request.js';
import { Access } from '../../../platform/http/policy/access.js';
import {
  packageChoiceSchema,
  registrantDetailsSchema,
  registrationDataSchema,
  type PackageChoice,
  type RegistrantDetails,
  type RegistrationData,
} from '../../registrations/registration.schema.js';
import { ByReferenceFilter } from './by-reference.filter.js';
import {
  invoiceDetailsSchema,
  type InvoiceDetails,
} from '../../invoices/invoice-details.schema.js';
import { BuyerDetails } from './buyer-details.js';
import { DetailsEmails } from './details-emails.js';
import { CurrentPayer, type Payer } from './payer.js';
import { PayerCookie } from './payer-cookie.js';
import { answer } from './payment.presenter.js';
import * as schema from './payment.schema.js';
import * as limits from './payments.limits.js';
import { PaymentsService } from './payments.service.js';
import { RegistrantCorrections } from './registrant-corrections.js';
import { QuoteId } from './price-quote-header.js';
import { GroupToken } from './registration-group-header.js';
import { PackageChanges } from './package-changes.js';
import { RegistrationCancellations } from './registration-cancellations.js';

@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly cancellations: RegistrationCancellations,
    private readonly changes: PackageChanges,
    private readonly corrections: RegistrantCorrections,
    private readonly details: DetailsEmails,
    private readonly buyers: BuyerDetails,
    private readonly cookie: PayerCookie,
  ) {}

  @Post('manual-registration')
  @Access('public', limits.registrationLimit)
  @ResponseSchema(schema.paymentAnswerSchema, 201)
  async register(
    @Idempotent() request: IdempotentRequest,
    @CurrentPayer() payer: Payer,
    @Body({ schema: registrationDataSchema }) data: RegistrationData,
    @QuoteId() quoteId: string | undefined,
    @GroupToken() groupToken: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const known = this.cookie.recognise(payer, request);
    const answer = await this.payments.register(request, known.payer, data, {
      quoteId,
      groupToken,
    });
    if (known.newSecret) this.cookie.give(reply, known.newSecret);
    return answer;
  }

  @Get('by-reference')
  @Access('public', limits.referenceLimit)
  @UseFilters(ByReferenceFilter)
  @ResponseSchema(schema.paymentAnswerSchema)
  byReference(
    @CurrentPayer() payer: Payer,
    @Query({ schema: schema.referenceQuerySchema }) { ref }: schema.ReferenceQuery,
  ) {
    return this.payments.byReference(payer, ref);
  }

  @Get('pending')
  @Access('public')
  @ResponseSchema(schema.pendingPaymentsSchema)
  pending(@CurrentPayer() payer: Payer) {
    return this.payments.pending(payer);
  }

  @Get('pay-by')
  @Access('public')
  @ResponseSchema(schema.payBySchema)
  payBy(@CurrentPayer() payer: Payer) {
    return this.payments.payBy(payer);
  }

  @Post('email-details')
  @Access('public', limits.detailsLimit)
  @ResponseSchema(schema.confirmationSchema)
  emailDetails(
    @CurrentPayer() payer: Payer,
    @Body({ schema: schema.emailDetailsSchema }) { email }: schema.EmailDetails,
  ) {
    return this.details.ask(payer, email);
  }

  @Post(':id/email')
  @Access('public', limits.detailsLimit)
  @ResponseSchema(schema.confirmationSchema)
  emailOwn(
    @CurrentPayer() payer: Payer,
    @Param({ schema: schema.paymentIdSchema }) { id }: schema.PaymentId,
  ) {
    return this.details.send(payer, id);
  }

  @Post(':id/cancel')
  @Access('public', limits.changeLimit)
  @ResponseSchema(schema.paymentAnswerSchema)
  async cancel(
    @CurrentPayer() payer: Payer,
    @Param({ schema: schema.paymentIdSchema }) { id }: schema.PaymentId,
  ) {
    return answer(await this.cancellations.cancelOwn(payer, id), payer);
  }

  @Put(':id/package')
  @Access('public', limits.changeLimit)
  @ResponseSchema(schema.paymentAnswerSchema)
  async changePackage(
    @CurrentPayer() payer: Payer,
    @Param({ schema: schema.paymentIdSchema }) { id }: schema.PaymentId,
    @Body({ schema: packageChoiceSchema }) choice: PackageChoice,
  ) {
    return answer(await this.changes.changeOwn(payer, id, choice), payer);
  }

  @Put(':id/registrant')
  @Access('public', limits.changeLimit)
  @ResponseSchema(schema.paymentAnswerSchema)
  async correct(
    @CurrentPayer() payer: Payer,
    @Param({ schema: schema.paymentIdSchema }) { id }: schema.PaymentId,
    @Body({ schema: registrantDetailsSchema }) details: RegistrantDetails,
  ) {
    return answer(await this.corrections.correct(payer, id, details), payer);
  }

  @Put(':id/invoice')
  @Access('public', limits.changeLimit)
  @ResponseSchema(schema.paymentAnswerSchema)
  async changeInvoice(
    @CurrentPayer() payer: Payer,
    @Param({ schema: schema.paymentIdSchema }) { id }: schema.PaymentId,
    @Body({ schema: invoiceDetailsSchema }) invoice: InvoiceDetails,
  ) {
    return answer(await this.buyers.change(payer, id, invoice), payer);
  }

  @Post('send-confirmation')
  @Access('public', limits.confirmationLimit)
  @ResponseSchema(schema.confirmationSchema)
  sendConfirmation(
    @CurrentPayer() payer: Payer,
    @Body({ schema: schema.sendConfirmationSchema }) body: schema.SendConfirmation,
  ) {
    return this.payments.sendConfirmation(payer, body);
  }
}
