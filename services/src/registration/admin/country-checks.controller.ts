import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { CountryChecks } from '../fee-bands/country-checks.js';
import { paymentIdSchema, type PaymentId } from '../payments/payer/payment.schema.js';
import { AdminPaymentQuery } from './admin-payment.read-model.js';
import { adminPaymentSchema } from './admin-payments.schema.js';
import { type CountryRequest, countryRequestSchema } from './payment-decisions.schema.js';

@Controller('admin/payments/:id/country')
export class CountryChecksController {
  constructor(
    private readonly payment: AdminPaymentQuery,
    private readonly checks: CountryChecks,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(adminPaymentSchema)
  async decide(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: countryRequestSchema }) { decision, reason, version }: CountryRequest,
  ) {
    const isConfirmed = decision === 'confirm';
    await this.checks.decide(admin.id, id, { version, isConfirmed, reason: reason ?? '' });
    return this.payment.read(id);
  }
}
