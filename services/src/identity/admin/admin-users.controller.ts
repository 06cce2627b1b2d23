import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { TwoFactorSetupService } from '../two-factor/two-factor-setup.service.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { AdminUsersQuery } from './admin-users.query.js';
import * as schema from './admin-users.schema.js';
import { AdminUsersService } from './admin-users.service.js';

@Controller('admin/users')
export class AdminUsersController {
  constructor(
    private readonly query: AdminUsersQuery,
    private readonly users: AdminUsersService,
    private readonly twoFactor: TwoFactorSetupService,
  ) {}

  @Get()
  @Access('admin')
  @Needs('people:read')
  @ResponseSchema(schema.usersPageSchema)
  list(@Query({ schema: schema.usersQuerySchema }) query: schema.UsersQuery) {
    return this.query.list(query);
  }

  @Patch(':id')
  @Access('admin')
  @Needs('people:write')
  @Sensitive()
  @ResponseSchema(schema.adminUserSchema)
  async change(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.userIdSchema }) { id }: schema.UserId,
    @Body({ schema: schema.userChangeSchema }) change: schema.UserChange,
  ) {
    await this.users.change(admin, id, change);
    return this.query.read(id);
  }

  @Post(':id/resend-verification')
  @Access('admin')
  @Needs('people:write')
  @ResponseSchema(messageSchema)
  resendVerification(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.userIdSchema }) { id }: schema.UserId,
  ) {
    return this.users.resendVerification({ ...request, body: id }, admin, id);
  }

  @Delete(':id/two-factor')
  @Access('admin')
  @Needs('people:write')
  @Sensitive()
  @ResponseSchema(messageSchema)
  removeTwoFactor(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.userIdSchema }) { id }: schema.UserId,
  ) {
    return this.twoFactor.remove(admin, id);
  }

  @Delete(':id/sessions')
  @Access('admin')
  @Needs('people:write')
  @ResponseSchema(messageSchema)
  endSessions(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.userIdSchema }) { id }: schema.UserId,
    @Query({ schema: schema.endSessionsQuerySchema }) { confirmSelf }: schema.EndSessionsQuery,
  ) {
    return this.users.endSessions(admin, id, confirmSelf);
  }

  @Delete(':id/sessions/:sessionId')
  @Access('admin')
  @Needs('people:write')
  @ResponseSchema(messageSchema)
  endSession(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.userSessionSchema }) { id, sessionId }: schema.UserSession,
  ) {
    return this.users.endSession(admin, id, sessionId);
  }
}
