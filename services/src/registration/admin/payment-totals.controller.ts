import { Controller, Get } from '@nestjs/common';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { PaymentTotals } from './payment-totals.read-model.js';
import { paymentTotalsSchema } from './payment-totals.schema.js';

@Controller('admin/payment-totals')
export class PaymentTotalsController {
  constructor(private readonly totals: PaymentTotals) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(paymentTotalsSchema)
  read() {
    return this.totals.read();
  }
}
