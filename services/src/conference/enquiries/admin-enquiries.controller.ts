import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Inbox } from '../inbox/inbox.js';
import { INBOX_KINDS } from '../inbox/inbox-kinds.js';
import { InboxReplies } from '../inbox/inbox-replies.js';
import * as inbox from '../inbox/inbox.schema.js';
import { AdminEnquiriesQuery } from './admin-enquiries.query.js';
import * as schema from './admin-enquiries.schema.js';

@Controller('admin/enquiries')
export class AdminEnquiriesController {
  constructor(
    private readonly enquiries: AdminEnquiriesQuery,
    private readonly inbox: Inbox,
    private readonly replies: InboxReplies,
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
    await this.inbox.change(admin.id, INBOX_KINDS.enquiry, id, change);
    return this.enquiries.read(id);
  }

  @Post(':id/replies')
  @HttpCode(200)
  @Access('admin')
  @Needs('enquiries:write')
  @ResponseSchema(schema.adminEnquirySchema)
  async reply(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: inbox.inboxIdSchema }) { id }: inbox.InboxId,
    @Body({ schema: inbox.inboxReplySchema }) reply: inbox.InboxReply,
  ) {
    await this.replies.reply(admin.id, INBOX_KINDS.enquiry, id, reply);
    return this.enquiries.read(id);
  }
}
