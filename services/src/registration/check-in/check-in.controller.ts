import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from './check-in.schema.js';
import { CheckIn } from './check-in.service.js';

@Controller('admin/check-in')
export class CheckInController {
  constructor(private readonly checkIn: CheckIn) {}

  @Get()
  @Access('admin')
  @Needs('check-in:write')
  @ResponseSchema(schema.attendeesPageSchema)
  list(@Query({ schema: schema.attendeesQuerySchema }) query: schema.AttendeesQuery) {
    return this.checkIn.list(query);
  }

  /** Kept by a device for the time without a connection. */
  @Get('device-list')
  @Access('admin')
  @Needs('check-in:write')
  @ResponseSchema(schema.deviceListSchema)
  deviceList() {
    return this.checkIn.deviceList();
  }

  @Post('changes')
  @HttpCode(200)
  @Access('admin')
  @Needs('check-in:write')
  @ResponseSchema(schema.changeOutcomesSchema)
  async apply(
    @CurrentUser() actor: AuthenticatedUser,
    @Body({ schema: schema.newChangesSchema }) changes: schema.NewChanges,
  ) {
    return { outcomes: await this.checkIn.apply(actor, changes) };
  }
}
