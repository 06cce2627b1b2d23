import { Controller, Get } from '@nestjs/common';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { RegistrationTotals } from './registration-totals.read-model.js';
import { registrationTotalsSchema } from './registration-totals.schema.js';

@Controller('admin/registration-totals')
export class RegistrationTotalsController {
  constructor(private readonly totals: RegistrationTotals) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(registrationTotalsSchema)
  read() {
    return this.totals.read();
  }
}
