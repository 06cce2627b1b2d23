import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { centsOf } from '../payments/ledger/payment-money.js';
import { WaiverBudgets } from './waiver-budget.js';
import { WaiverDesk } from './waiver-desk.js';
import { WaiversQueryService } from './waivers.read-model.js';
import * as schema from './waivers.schema.js';

/** Finance only: applications tell of the money that people have. */
@Controller('admin/waivers')
export class WaiversController {
  constructor(
    private readonly query: WaiversQueryService,
    private readonly desk: WaiverDesk,
    private readonly budgets: WaiverBudgets,
  ) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.waiversPageSchema)
  list(@Query({ schema: schema.waiversQuerySchema }) query: schema.WaiversQuery) {
    return this.query.list(query);
  }

  @Get('budget')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.waiverBudgetSchema)
  budget() {
    return this.query.budget();
  }

  @Put('budget')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.waiverBudgetSchema)
  async setBudget(
    @CurrentUser() admin: AuthenticatedUser,
    @Body({ schema: schema.newBudgetSchema }) { budget }: schema.NewBudget,
  ) {
    await this.budgets.set(admin.id, centsOf(budget));
    return this.query.budget();
  }

  @Get(':id')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.waiverSchema)
  read(@Param({ schema: schema.waiverIdSchema }) { id }: schema.WaiverId) {
    return this.query.read(id);
  }

  @Post(':id/grant')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.waiverSchema)
  async grant(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.waiverIdSchema }) { id }: schema.WaiverId,
    @Body({ schema: schema.grantWaiverSchema }) grant: schema.GrantWaiver,
  ) {
    await this.desk.grant(admin.id, id, grant);
    return this.query.read(id);
  }

  @Post(':id/decline')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.waiverSchema)
  async decline(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.waiverIdSchema }) { id }: schema.WaiverId,
    @Body({ schema: schema.declineWaiverSchema }) refusal: schema.DeclineWaiver,
  ) {
    await this.desk.decline(admin.id, id, refusal);
    return this.query.read(id);
  }
}
