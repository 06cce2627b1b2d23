import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import type { RateLimit } from '../../platform/core/rate-limit.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { OwnVisaLetters } from './own-visa-letters.js';
import { type Passport, passportSchema } from './passport.schema.js';
import * as schema from './visa-letters.schema.js';

const visaLimit: RateLimit = {
  name: 'visa-letter',
  byAddress: { points: 120, seconds: 60 * 60 },
  byAccount: { points: 30, seconds: 60 * 60 },
};

/** No idempotency keys: their rows would keep answers, and a repeated PUT changes nothing more. */
@Controller('visa-letter')
export class OwnVisaLettersController {
  constructor(private readonly letters: OwnVisaLetters) {}

  @Get()
  @Access('verified')
  @ResponseSchema(schema.ownRequestSchema)
  read(@CurrentUser() { id }: AuthenticatedUser) {
    return this.letters.read(id);
  }

  @Put()
  @Access('verified', visaLimit)
  @ResponseSchema(schema.ownRequestSchema)
  put(
    @CurrentUser() { id }: AuthenticatedUser,
    @Body({ schema: passportSchema }) passport: Passport,
  ) {
    return this.letters.put(id, passport);
  }

  @Delete()
  @Access('verified', visaLimit)
  @ResponseSchema(schema.ownRequestSchema)
  withdraw(@CurrentUser() { id }: AuthenticatedUser) {
    return this.letters.withdraw(id);
  }
}
