import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { AdminUsersQuery } from './admin-users.query.js';
import * as schema from './admin-users.schema.js';
import { AdminUsersService } from './admin-users.service.js';

@Controller('admin/users')
export class AdminUsersController {
  constructor(
    private readonly query: AdminUsersQuery,
    private readonly users: AdminUsersService,
  ) {}

  @Get()
  @Access('admin')
  @Answers(schema.usersPageSchema)
  list(@Query({ schema: schema.usersQuerySchema }) query: schema.UsersQuery) {
    return this.query.list(query);
  }

  @Patch(':id')
  @Access('admin')
  @Answers(schema.adminUserSchema)
  async change(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.userIdSchema }) { id }: schema.UserId,
    @Body({ schema: schema.userChangeSchema }) change: schema.UserChange,
  ) {
    await this.users.change(admin.id, id, change);
    return this.query.read(id);
  }
}
