import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/http/policy/current-user.js';
import { Needs } from '../../../platform/http/policy/rights.js';
import { Sensitive } from '../../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotent-request.js';
import {
  registrationDataSchema,
  type RegistrationData,
} from '../../registrations/registration.schema.js';
import { QuoteId } from './price-quote-header.js';
import { RegistrationsOnBehalf } from './registrations-on-behalf.js';
import * as schema from './registrations-on-behalf.schema.js';

@Controller('admin/registrations')
export class RegistrationsOnBehalfController {
  constructor(private readonly registrations: RegistrationsOnBehalf) {}

  /** A POST, since access logs of proxies keep addresses of requests. */
  @Post('person')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.registrablePersonSchema)
  find(@Body({ schema: schema.personSearchSchema }) { email }: schema.PersonSearch) {
    return this.registrations.find(email);
  }

  @Post()
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.madeRegistrationSchema, 201)
  register(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() organiser: AuthenticatedUser,
    @Body({ schema: registrationDataSchema }) data: RegistrationData,
    @QuoteId() quoteId: string | undefined,
  ) {
    return this.registrations.register(request, organiser, data, quoteId);
  }
}
