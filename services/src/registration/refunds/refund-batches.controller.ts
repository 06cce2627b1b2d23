import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { RefundBatches } from './refund-batches.js';
import { RefundBatchesQuery } from './refund-batches.read-model.js';
import * as schema from './refunds.schema.js';

@Controller('admin/refund-batches')
export class RefundBatchesController {
  constructor(
    private readonly query: RefundBatchesQuery,
    private readonly batches: RefundBatches,
  ) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.batchesPageSchema)
  list(
    @CurrentUser() admin: AuthenticatedUser,
    @Query({ schema: schema.batchesQuerySchema }) query: schema.BatchesQuery,
  ) {
    return this.query.list(admin.id, query);
  }

  @Get(':id')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.refundBatchSchema)
  read(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.refundIdSchema }) { id }: schema.RefundId,
  ) {
    return this.query.read(admin.id, id);
  }

  @Post()
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.newBatchesSchema, 201)
  async prepare(
    @CurrentUser() admin: AuthenticatedUser,
    @Body({ schema: schema.newBatchSchema }) { refundIds }: schema.NewBatch,
  ) {
    const ids = await this.batches.prepare(admin.id, refundIds);
    return { batches: await Promise.all(ids.map((id) => this.query.read(admin.id, id))) };
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.refundBatchSchema)
  async approve(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.refundIdSchema }) { id }: schema.RefundId,
    @Body({ schema: schema.versionSchema }) { version }: schema.Version,
  ) {
    await this.batches.approve(admin.id, id, version);
    return this.query.read(admin.id, id);
  }

  @Post(':id/discard')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.refundBatchSchema)
  async discard(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.refundIdSchema }) { id }: schema.RefundId,
    @Body({ schema: schema.versionSchema }) { version }: schema.Version,
  ) {
    await this.batches.discard(admin.id, id, version);
    return this.query.read(admin.id, id);
  }

  @Post(':id/export')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.refundBatchSchema)
  async export(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.refundIdSchema }) { id }: schema.RefundId,
    @Body({ schema: schema.versionSchema }) { version }: schema.Version,
  ) {
    await this.batches.export(admin.id, id, version);
    return this.query.read(admin.id, id);
  }
}
