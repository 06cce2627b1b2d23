import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { CheckDesk } from './check-desk.js';
import { DisputeDesk } from './dispute-desk.js';
import { ProviderChecksQuery } from './provider-checks.read-model.js';
import * as schema from './provider-checks.schema.js';

@Controller('admin/provider-checks')
export class ProviderChecksController {
  constructor(
    private readonly query: ProviderChecksQuery,
    private readonly desk: CheckDesk,
    private readonly disputes: DisputeDesk,
  ) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.checksPageSchema)
  list(@Query({ schema: schema.checksQuerySchema }) query: schema.ChecksQuery) {
    return this.query.list(query);
  }

  @Get(':id')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.checkSchema)
  read(@Param({ schema: schema.checkIdSchema }) { id }: schema.CheckId) {
    return this.query.read(id);
  }

  @Post(':id/book-refund')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.checkSchema)
  async bookRefund(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.checkIdSchema }) { id }: schema.CheckId,
    @Body({ schema: schema.bookRefundSchema }) booked: schema.BookRefund,
  ) {
    await this.desk.bookRefund(admin.id, id, booked);
    return this.query.read(id);
  }

  @Post(':id/book-money')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.checkSchema)
  async bookMoney(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.checkIdSchema }) { id }: schema.CheckId,
    @Body({ schema: schema.giveRateSchema }) rate: schema.GiveRate,
  ) {
    await this.desk.bookMoney(admin.id, id, rate);
    return this.query.read(id);
  }

  @Post(':id/refund-paid')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.checkSchema)
  async refundPaid(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.checkIdSchema }) { id }: schema.CheckId,
    @Body({ schema: schema.checkVersionSchema }) version: schema.CheckVersion,
  ) {
    await this.desk.refundPaid(admin.id, id, version);
    return this.query.read(id);
  }

  @Post(':id/refund-failed')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.checkSchema)
  async refundFailed(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.checkIdSchema }) { id }: schema.CheckId,
    @Body({ schema: schema.checkReasonSchema }) failure: schema.CheckReason,
  ) {
    await this.desk.refundFailed(admin.id, id, failure);
    return this.query.read(id);
  }

  @Post(':id/refund-returned')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.checkSchema)
  async refundReturned(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.checkIdSchema }) { id }: schema.CheckId,
    @Body({ schema: schema.checkReasonSchema }) failure: schema.CheckReason,
  ) {
    await this.desk.refundReturned(admin.id, id, failure);
    return this.query.read(id);
  }

  @Post(':id/dispute-lost')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.checkSchema)
  async disputeLost(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.checkIdSchema }) { id }: schema.CheckId,
    @Body({ schema: schema.checkReasonSchema }) lost: schema.CheckReason,
  ) {
    await this.disputes.lose(admin.id, id, lost);
    return this.query.read(id);
  }

  @Post(':id/ask-again')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.checkSchema)
  async askAgain(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.checkIdSchema }) { id }: schema.CheckId,
    @Body({ schema: schema.checkVersionSchema }) version: schema.CheckVersion,
  ) {
    await this.desk.askAgain(admin.id, id, version);
    return this.query.read(id);
  }

  @Post(':id/dismiss')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.checkSchema)
  async dismiss(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.checkIdSchema }) { id }: schema.CheckId,
    @Body({ schema: schema.checkReasonSchema }) dismissal: schema.CheckReason,
  ) {
    await this.desk.dismiss(admin.id, id, dismissal);
    return this.query.read(id);
  }

  @Post(':id/reopen')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.checkSchema)
  async reopen(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.checkIdSchema }) { id }: schema.CheckId,
    @Body({ schema: schema.checkVersionSchema }) version: schema.CheckVersion,
  ) {
    await this.desk.reopen(admin.id, id, version);
    return this.query.read(id);
  }
}
