import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
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

  @Put(':id/arrival')
  @Access('admin')
  @Needs('check-in:write')
  @ResponseSchema(schema.recordedArrivalSchema)
  record(
    @CurrentUser() { id: actorId }: AuthenticatedUser,
    @Param({ schema: schema.attendeeIdSchema }) { id }: schema.AttendeeId,
    @Body({ schema: schema.arrivalSchema }) arrival: schema.NewArrival,
  ) {
    return this.checkIn.record(actorId, id, arrival);
  }

  @Delete(':id/arrival')
  @Access('admin')
  @Needs('check-in:write')
  @ResponseSchema(schema.attendeeSchema)
  undo(
    @CurrentUser() { id: actorId }: AuthenticatedUser,
    @Param({ schema: schema.attendeeIdSchema }) { id }: schema.AttendeeId,
  ) {
    return this.checkIn.undo(actorId, id);
  }
}
