import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { SecondStepSetupService } from '../auth/second-step-setup.service.js';
import { Answers } from '../common/answers.js';
import { messageSchema } from '../common/fields.schema.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { AdminUserQuery } from './admin-user.query.js';
import { AdminUsersQuery } from './admin-users.query.js';
import * as schema from './admin-users.schema.js';
import { AdminUsersService } from './admin-users.service.js';

@Controller('admin/users')
export class AdminUsersController {
  constructor(
    private readonly query: AdminUsersQuery,
    private readonly person: AdminUserQuery,
    private readonly users: AdminUsersService,
    private readonly secondStep: SecondStepSetupService,
  ) {}

  @Get()
  @Access('admin')
  @Answers(schema.usersPageSchema)
  list(@Query({ schema: schema.usersQuerySchema }) query: schema.UsersQuery) {
    return this.query.list(query);
  }

  @Get(':id')
  @Access('admin')
  @Answers(schema.adminUserDetailsSchema)
  read(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.userIdSchema }) { id }: schema.UserId,
  ) {
    return this.person.read(admin, id);
  }

  @Patch(':id')
  @Access('admin')
  @Answers(schema.adminUserSchema)
  async change(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.userIdSchema }) { id }: schema.UserId,
    @Body({ schema: schema.userChangeSchema }) change: schema.UserChange,
  ) {
    await this.users.change(admin, id, change);
    return this.query.read(id);
  }

  @Post(':id/resend-verification')
  @Access('admin')
  @Answers(messageSchema)
  resendVerification(
    @Once() once: OnceRequest,
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.userIdSchema }) { id }: schema.UserId,
  ) {
    return this.users.resendVerification({ ...once, body: id }, admin, id);
  }

  @Delete(':id/second-step')
  @Access('admin')
  @Answers(messageSchema)
  removeSecondStep(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.userIdSchema }) { id }: schema.UserId,
  ) {
    return this.secondStep.remove(admin, id);
  }

  @Delete(':id/sessions')
  @Access('admin')
  @Answers(messageSchema)
  endSessions(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.userIdSchema }) { id }: schema.UserId,
    @Query({ schema: schema.endSessionsQuerySchema }) { confirmSelf }: schema.EndSessionsQuery,
  ) {
    return this.users.endSessions(admin, id, confirmSelf);
  }

  @Delete(':id/sessions/:sessionId')
  @Access('admin')
  @Answers(messageSchema)
  endSession(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.userSessionSchema }) { id, sessionId }: schema.UserSession,
  ) {
    return this.users.endSession(admin, id, sessionId);
  }
}
