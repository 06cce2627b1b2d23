import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { RefundsQueryService } from './refunds.read-model.js';
import * as schema from './refunds.schema.js';
import { RefundSending } from './refund-sending.js';
import { Refunds } from './refunds.service.js';

@Controller('admin/refunds')
export class RefundsController {
  constructor(
    private readonly query: RefundsQueryService,
    private readonly refunds: Refunds,
    private readonly sending: RefundSending,
  ) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.refundsPageSchema)
  list(@Query({ schema: schema.refundsQuerySchema }) query: schema.RefundsQuery) {
    return this.query.list(query);
  }

  @Get('due')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.dueRefundsPageSchema)
  due(@Query({ schema: schema.dueRefundsQuerySchema }) query: schema.DueRefundsQuery) {
    return this.query.due(query);
  }

  @Get('offer')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.refundOfferSchema)
  offer(@Query({ schema: schema.refundOfferQuerySchema }) query: schema.RefundOfferQuery) {
    return this.query.offer(query);
  }

  @Get(':id')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.refundSchema)
  read(@Param({ schema: schema.refundIdSchema }) { id }: schema.RefundId) {
    return this.query.read(id);
  }

  @Post()
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.refundSchema, 201)
  async prepare(
    @CurrentUser() admin: AuthenticatedUser,
    @Body({ schema: schema.newRefundSchema }) { kind, id, version, ...rest }: schema.NewRefundBody,
  ) {
    const money = { kind, id, version };
    return this.query.read(await this.refunds.prepare(admin.id, { money, ...rest }));
  }

  @Post(':id/ask')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.refundSchema)
  async ask(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.refundIdSchema }) { id }: schema.RefundId,
    @Body({ schema: schema.versionSchema }) { version }: schema.Version,
  ) {
    await this.refunds.ask(admin.id, id, version);
    return this.query.read(id);
  }

  @Post(':id/send')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.refundSchema)
  async send(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.refundIdSchema }) { id }: schema.RefundId,
    @Body({ schema: schema.versionSchema }) { version }: schema.Version,
  ) {
    await this.sending.send(admin.id, id, version);
    return this.query.read(id);
  }

  @Put(':id/account')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.refundSchema)
  async enterAccount(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.refundIdSchema }) { id }: schema.RefundId,
    @Body({ schema: schema.enterAccountSchema }) { version, account }: schema.EnterAccount,
  ) {
    await this.refunds.enterAccount(admin.id, id, version, account);
    return this.query.read(id);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.refundSchema)
  async withdraw(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.refundIdSchema }) { id }: schema.RefundId,
    @Body({ schema: schema.versionSchema }) { version }: schema.Version,
  ) {
    await this.refunds.withdraw(admin.id, id, version);
    return this.query.read(id);
  }

  @Post(':id/fail')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.refundSchema)
  async fail(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.refundIdSchema }) { id }: schema.RefundId,
    @Body({ schema: schema.failRefundSchema }) { version, reason }: schema.FailRefund,
  ) {
    await this.refunds.fail(admin.id, id, version, reason);
    return this.query.read(id);
  }
}
