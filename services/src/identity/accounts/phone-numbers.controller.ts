import { Body, Controller, Post } from '@nestjs/common';
import { internationalPhone } from '../../platform/core/phone-number.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { phoneNumberLimit } from '../credentials/auth.limits.js';
import * as schema from './phone-numbers.schema.js';

/** What the server makes of a number before its form is sent. Stores nothing. */
@Controller('phone-numbers')
export class PhoneNumbersController {
  @Post()
  @Access('public', phoneNumberLimit)
  @ResponseSchema(schema.recognisedPhoneSchema)
  recognise(@Body({ schema: schema.phoneNumberSchema }) { phone, country }: schema.PhoneNumber) {
    return { formatted: internationalPhone(phone, country ?? null) };
  }
}
