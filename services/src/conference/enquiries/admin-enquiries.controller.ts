import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Inbox } from '../inbox/inbox.js';
import * as inbox from '../inbox/inbox.schema.js';
import { AdminEnquiriesQuery, enquiryKind } from './admin-enquiries.query.js';
import * as schema from './admin-enquiries.schema.js';

@Controller('admin/enquiries')
export class AdminEnquiriesController {
  constructor(
    private readonly enquiries: AdminEnquiriesQuery,
    private readonly inbox: Inbox,
  ) {}

  @Get()
  @Access('admin')
  @Needs('enquiries:read')
  @ResponseSchema(schema.enquiriesPageSchema)
  list(@Query({ schema: schema.enquiriesQuerySchema }) query: schema.EnquiriesQuery) {
    return this.enquiries.list(query);
  }

  /** Of enquiries and applications. */
  @Get('assignees')
  @Access('admin')
  @Needs('enquiries:write')
  @ResponseSchema(inbox.assigneesSchema)
  assignees() {
    return this.inbox.assignees();
  }

  @Get(':id')
  @Access('admin')
  @Needs('enquiries:read')
  @ResponseSchema(schema.adminEnquirySchema)
  read(@Param({ schema: inbox.inboxIdSchema }) { id }: inbox.InboxId) {
    return this.enquiries.read(id);
  }

  @Patch(':id')
  @Access('admin')
  @Needs('enquiries:write')
  @ResponseSchema(schema.adminEnquirySchema)
  async change(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: inbox.inboxIdSchema }) { id }: inbox.InboxId,
    @Body({ schema: inbox.inboxChangeSchema }) change: inbox.InboxChange,
  ) {
    await this.inbox.change(admin.id, enquiryKind, id, change);
    return this.enquiries.read(id);
  }
}
