import { Controller, Get } from '@nestjs/common';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Reconciliation } from './reconciliation.read-model.js';
import { reconciliationSchema } from './reconciliation.schema.js';

@Controller('admin/reconciliation')
export class ReconciliationController {
  constructor(private readonly reconciliation: Reconciliation) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(reconciliationSchema)
  read() {
    return this.reconciliation.read();
  }
}
