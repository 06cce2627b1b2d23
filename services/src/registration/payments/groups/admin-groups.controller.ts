import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotent-request.js';
import { Access } from '../../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/http/policy/current-user.js';
import { Needs } from '../../../platform/http/policy/rights.js';
import { Sensitive } from '../../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../../platform/http/response-schema.js';
import * as schema from './admin-groups.schema.js';
import { GroupDesk } from './group-desk.js';
import {
  groupChangeSchema,
  groupIdSchema,
  groupMemberSchema,
  type GroupChange,
  type GroupId,
  type GroupMember,
} from './groups.schema.js';
import { GroupsQueryService } from './groups.query.js';

/** For finance. */
@Controller('admin/groups')
export class AdminGroupsController {
  constructor(
    private readonly desk: GroupDesk,
    private readonly query: GroupsQueryService,
  ) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.groupsPageSchema)
  page(@Query({ schema: schema.groupsQuerySchema }) query: schema.GroupsQuery) {
    return this.query.page(query);
  }

  @Post()
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.adminGroupSchema, 201)
  async open(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() admin: AuthenticatedUser,
    @Body({ schema: schema.newGroupForPayerSchema }) group: schema.NewGroupForPayer,
  ) {
    const { id } = await this.desk.openFor(request, admin, group);
    return this.query.read(id);
  }

  @Get(':id')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.adminGroupSchema)
  read(@Param({ schema: groupIdSchema }) { id }: GroupId) {
    return this.query.read(id);
  }

  @Patch(':id')
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.adminGroupSchema)
  async change(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: groupIdSchema }) { id }: GroupId,
    @Body({ schema: groupChangeSchema }) change: GroupChange,
  ) {
    await this.desk.change({ adminId: admin.id }, id, change);
    return this.query.read(id);
  }

  @Post(':id/invoice')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.adminGroupSchema)
  async invoice(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: groupIdSchema }) { id }: GroupId,
  ) {
    await this.desk.invoice({ adminId: admin.id }, id);
    return this.query.read(id);
  }

  @Delete(':id/members/:paymentId')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.adminGroupSchema)
  async remove(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: groupMemberSchema }) { id, paymentId }: GroupMember,
  ) {
    await this.desk.remove({ adminId: admin.id }, id, paymentId);
    return this.query.read(id);
  }
}
