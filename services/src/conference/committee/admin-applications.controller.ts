import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Inbox } from '../inbox/inbox.js';
import { INBOX_KINDS } from '../inbox/inbox-kinds.js';
import { InboxReplies } from '../inbox/inbox-replies.js';
import * as inbox from '../inbox/inbox.schema.js';
import { AdminApplicationsQuery } from './admin-applications.query.js';
import * as schema from './admin-applications.schema.js';

@Controller('admin/applications')
export class AdminApplicationsController {
  constructor(
    private readonly applications: AdminApplicationsQuery,
    private readonly inbox: Inbox,
    private readonly replies: InboxReplies,
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
    await this.inbox.change(admin.id, INBOX_KINDS.application, id, change);
    return this.applications.read(id);
  }

  @Post(':id/replies')
  @HttpCode(200)
  @Access('admin')
  @Needs('enquiries:write')
  @ResponseSchema(schema.adminApplicationSchema)
  async reply(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: inbox.inboxIdSchema }) { id }: inbox.InboxId,
    @Body({ schema: inbox.inboxReplySchema }) reply: inbox.InboxReply,
  ) {
    await this.replies.reply(admin.id, INBOX_KINDS.application, id, reply);
    return this.applications.read(id);
  }
}
