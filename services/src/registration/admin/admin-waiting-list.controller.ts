import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { OrganisersList } from '../capacity/organisers-list.js';
import { AdminWaitingListQuery } from './admin-waiting-list.query.js';
import * as schema from './admin-waiting-list.schema.js';

@Controller('admin')
export class AdminWaitingListController {
  constructor(
    private readonly query: AdminWaitingListQuery,
    private readonly waitingList: OrganisersList,
  ) {}

  @Get('places')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.adminPlacesSchema)
  places() {
    return this.query.places();
  }

  @Get('waiting-list')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.waitingListPageSchema)
  list(@Query({ schema: schema.waitingListQuerySchema }) query: schema.WaitingListQuery) {
    return this.query.list(query);
  }

  @Post('waiting-list/:id/offer')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.waitingPersonSchema)
  async offer(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.waitingIdSchema }) { id }: schema.WaitingId,
  ) {
    await this.waitingList.offer(admin.id, id);
    return this.query.read(id);
  }

  @Post('waiting-list/:id/remove')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.waitingPersonSchema)
  async remove(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.waitingIdSchema }) { id }: schema.WaitingId,
  ) {
    await this.waitingList.remove(admin.id, id);
    return this.query.read(id);
  }
}
