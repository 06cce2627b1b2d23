import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { editionIdSchema, type EditionId } from '../edition-editor/admin-editions.schema.js';
import * as schema from './scheduled-changes.schema.js';
import { ScheduledChanges } from './scheduled-changes.service.js';

@Controller('admin/editions/:id/scheduled-changes')
export class ScheduledChangesController {
  constructor(private readonly changes: ScheduledChanges) {}

  @Get()
  @Access('admin')
  @Needs('edition:read')
  @ResponseSchema(schema.scheduledChangesSchema)
  list(@Param({ schema: editionIdSchema }) { id }: EditionId) {
    return this.changes.list(id);
  }

  @Post()
  @Access('admin')
  @Needs('site:write', 'fees:write', 'reviewing:write')
  @ResponseSchema(schema.scheduledChangesSchema, 201)
  add(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: editionIdSchema }) { id }: EditionId,
    @Body({ schema: schema.scheduleRequestSchema }) body: schema.ScheduleRequest,
  ) {
    return this.changes.add(request, admin, id, body);
  }

  @Post(':change/cancel')
  @HttpCode(200)
  @Access('admin')
  @Needs('site:write', 'fees:write', 'reviewing:write')
  @ResponseSchema(schema.scheduledChangesSchema)
  cancel(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.scheduledChangeIdSchema }) { id, change }: schema.ScheduledChangeId,
  ) {
    return this.changes.cancel(admin, id, change);
  }
}
