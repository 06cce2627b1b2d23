import { Controller, Get, Param } from '@nestjs/common';
import { userIdSchema, type UserId } from '../../identity/admin/admin-users.schema.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { AdminUserQuery } from './admin-user.read-model.js';
import { adminUserDetailsSchema } from './admin-user.schema.js';

@Controller('admin/users')
export class AdminUserController {
  constructor(private readonly query: AdminUserQuery) {}

  @Get(':id')
  @Access('admin')
  @Needs('people:read')
  @ResponseSchema(adminUserDetailsSchema)
  read(@CurrentUser() admin: AuthenticatedUser, @Param({ schema: userIdSchema }) { id }: UserId) {
    return this.query.read(admin, id);
  }
}
