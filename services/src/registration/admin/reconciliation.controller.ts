import { Body, Controller, Get, Post } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { LedgerPeriods } from '../payments/ledger/ledger-periods.js';
import { Reconciliation } from './reconciliation.read-model.js';
import * as schema from './reconciliation.schema.js';

@Controller('admin/reconciliation')
export class ReconciliationController {
  constructor(
    private readonly reconciliation: Reconciliation,
    private readonly periods: LedgerPeriods,
  ) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.reconciliationSchema)
  read() {
    return this.reconciliation.read();
  }

  @Get('period')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.ledgerPeriodSchema)
  period() {
    return this.periods.read();
  }

  @Post('lock')
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.ledgerPeriodSchema)
  async lock(
    @CurrentUser() admin: AuthenticatedUser,
    @Body({ schema: schema.lockPeriodSchema }) body: schema.LockPeriod,
  ) {
    await this.periods.lock(admin.id, body);
    return this.periods.read();
  }

  @Post('unlock')
  @Access('admin')
  @Needs('periods:unlock')
  @Sensitive()
  @ResponseSchema(schema.ledgerPeriodSchema)
  async unlock(
    @CurrentUser() admin: AuthenticatedUser,
    @Body({ schema: schema.unlockPeriodSchema }) body: schema.UnlockPeriod,
  ) {
    await this.periods.unlock(admin.id, body);
    return this.periods.read();
  }
}
