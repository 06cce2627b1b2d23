import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { DiscountCodeDesk } from '../reductions/discount-code-desk.js';
import { DiscountCodesQueryService } from './discount-codes.read-model.js';
import * as schema from './discount-codes.schema.js';

@Controller('admin/discount-codes')
export class DiscountCodesController {
  constructor(
    private readonly query: DiscountCodesQueryService,
    private readonly desk: DiscountCodeDesk,
  ) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.discountCodesPageSchema)
  list(@Query({ schema: schema.discountCodesQuerySchema }) query: schema.DiscountCodesQuery) {
    return this.query.list(query);
  }

  @Get(':id')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.discountCodeDetailsSchema)
  read(@Param({ schema: schema.discountCodeIdSchema }) { id }: schema.DiscountCodeId) {
    return this.query.read(id);
  }

  @Post()
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.discountCodeDetailsSchema, 201)
  async create(
    @CurrentUser() admin: AuthenticatedUser,
    @Body({ schema: schema.newDiscountCodeSchema }) body: schema.NewCodeBody,
  ) {
    const id = await this.desk.create(admin.id, schema.newCodeOf(body));
    return this.query.read(id);
  }

  @Post(':id/stop')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.discountCodeDetailsSchema)
  async stop(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.discountCodeIdSchema }) { id }: schema.DiscountCodeId,
  ) {
    await this.desk.stop(admin.id, id);
    return this.query.read(id);
  }
}
