import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Inbox } from '../inbox/inbox.js';
import * as inbox from '../inbox/inbox.schema.js';
import { AdminApplicationsQuery, applicationKind } from './admin-applications.query.js';
import * as schema from './admin-applications.schema.js';

@Controller('admin/applications')
export class AdminApplicationsController {
  constructor(
    private readonly applications: AdminApplicationsQuery,
    private readonly inbox: Inbox,
  ) {}

  @Get()
  @Access('admin')
  @Needs('enquiries:read')
  @ResponseSchema(schema.applicationsPageSchema)
  list(@Query({ schema: schema.applicationsQuerySchema }) query: schema.ApplicationsQuery) {
    return this.applications.list(query);
  }

  @Get(':id')
  @Access('admin')
  @Needs('enquiries:read')
  @ResponseSchema(schema.adminApplicationSchema)
  read(@Param({ schema: inbox.inboxIdSchema }) { id }: inbox.InboxId) {
    return this.applications.read(id);
  }

  @Patch(':id')
  @Access('admin')
  @Needs('enquiries:write')
  @ResponseSchema(schema.adminApplicationSchema)
  async change(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: inbox.inboxIdSchema }) { id }: inbox.InboxId,
    @Body({ schema: inbox.inboxChangeSchema }) change: inbox.InboxChange,
  ) {
    await this.inbox.change(admin.id, applicationKind, id, change);
    return this.applications.read(id);
  }
}
