import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import * as schema from './bank-changes.schema.js';
import { BankChanges } from './bank-changes.service.js';

@Controller('admin')
export class BankChangesController {
  constructor(private readonly changes: BankChanges) {}

  @Get('bank-changes')
  @Access('admin')
  @Needs('edition:read')
  @ResponseSchema(schema.bankChangesSchema)
  list(
    @CurrentUser() admin: AuthenticatedUser,
    @Query({ schema: schema.bankChangesQuerySchema }) query: schema.BankChangesQuery,
  ) {
    return this.changes.list(admin, query);
  }

  @Post('editions/:id/bank-changes')
  @Access('admin')
  @Needs('fees:write')
  @ResponseSchema(schema.bankChangeSchema, 201)
  request(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.bankChangeIdSchema }) { id }: schema.BankChangeId,
    @Body({ schema: schema.bankChangeRequestSchema }) body: schema.BankChangeRequest,
  ) {
    return this.changes.request(request, admin, id, body);
  }

  @Post('bank-changes/:id/confirm')
  @HttpCode(200)
  @Access('admin')
  @Needs('fees:write')
  @ResponseSchema(schema.bankChangeSchema)
  confirm(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.bankChangeIdSchema }) { id }: schema.BankChangeId,
    @Body({ schema: schema.bankChangeConfirmationSchema }) proof: schema.BankChangeConfirmation,
  ) {
    return this.changes.confirm(admin, id, proof);
  }

  @Post('bank-changes/:id/cancel')
  @HttpCode(200)
  @Access('admin')
  @Needs('fees:write')
  @ResponseSchema(schema.bankChangeSchema)
  cancel(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.bankChangeIdSchema }) { id }: schema.BankChangeId,
  ) {
    return this.changes.cancel(admin, id);
  }
}
