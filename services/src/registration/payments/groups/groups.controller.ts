import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotent-request.js';
import { Access } from '../../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../../platform/http/response-schema.js';
import { GroupDesk } from './group-desk.js';
import { GroupInvitations } from './group-invitations.js';
import { groupLimit, invitationReadLimit } from './groups.limits.js';
import { GroupsQueryService } from './groups.query.js';
import * as schema from './groups.schema.js';

/** Of the payer. */
@Controller('groups')
export class GroupsController {
  constructor(
    private readonly desk: GroupDesk,
    private readonly invitations: GroupInvitations,
    private readonly query: GroupsQueryService,
  ) {}

  @Post()
  @Access('verified', groupLimit)
  @ResponseSchema(schema.ownGroupSchema, 201)
  async open(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() payer: AuthenticatedUser,
    @Body({ schema: schema.newGroupSchema }) group: schema.NewGroup,
  ) {
    const { id } = await this.desk.open(request, payer, group);
    return this.query.own(payer.id, id);
  }

  @Get()
  @Access('user')
  @ResponseSchema(schema.ownGroupsSchema)
  list(@CurrentUser() payer: AuthenticatedUser) {
    return this.query.listOwn(payer.id);
  }

  @Get('invitations/:token')
  @Access('public', invitationReadLimit)
  @ResponseSchema(schema.groupInvitationSchema)
  invitation(@Param({ schema: schema.groupTokenParamSchema }) { token }: schema.GroupTokenParam) {
    return this.invitations.read(token);
  }

  @Get(':id')
  @Access('user')
  @ResponseSchema(schema.ownGroupSchema)
  read(
    @CurrentUser() payer: AuthenticatedUser,
    @Param({ schema: schema.groupIdSchema }) { id }: schema.GroupId,
  ) {
    return this.query.own(payer.id, id);
  }

  @Patch(':id')
  @Access('verified', groupLimit)
  @ResponseSchema(schema.ownGroupSchema)
  async change(
    @CurrentUser() payer: AuthenticatedUser,
    @Param({ schema: schema.groupIdSchema }) { id }: schema.GroupId,
    @Body({ schema: schema.groupChangeSchema }) change: schema.GroupChange,
  ) {
    await this.desk.change({ payerId: payer.id }, id, change);
    return this.query.own(payer.id, id);
  }

  @Post(':id/invitations')
  @HttpCode(200)
  @Access('verified', groupLimit)
  @ResponseSchema(schema.invitedSchema)
  invite(
    @CurrentUser() payer: AuthenticatedUser,
    @Param({ schema: schema.groupIdSchema }) { id }: schema.GroupId,
    @Body({ schema: schema.invitationsSchema }) { emails }: schema.Invitations,
  ) {
    return this.invitations.send(payer, id, emails);
  }

  @Post(':id/invoice')
  @HttpCode(200)
  @Access('verified', groupLimit)
  @ResponseSchema(schema.ownGroupSchema)
  async invoice(
    @CurrentUser() payer: AuthenticatedUser,
    @Param({ schema: schema.groupIdSchema }) { id }: schema.GroupId,
  ) {
    await this.desk.invoice({ payerId: payer.id }, id);
    return this.query.own(payer.id, id);
  }

  @Delete(':id/members/:paymentId')
  @Access('verified', groupLimit)
  @ResponseSchema(schema.ownGroupSchema)
  async remove(
    @CurrentUser() payer: AuthenticatedUser,
    @Param({ schema: schema.groupMemberSchema }) { id, paymentId }: schema.GroupMember,
  ) {
    await this.desk.remove({ payerId: payer.id }, id, paymentId);
    return this.query.own(payer.id, id);
  }
}
