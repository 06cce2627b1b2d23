import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { userIdSchema, type UserId } from './admin-users.schema.js';
import * as schema from './permissions.schema.js';
import { PermissionsService } from './permissions.service.js';

@Controller('admin/users/:id/permissions')
export class PermissionsController {
  constructor(private readonly permissions: PermissionsService) {}

  @Get()
  @Access('admin')
  @Needs('people:read')
  @ResponseSchema(schema.permissionsSchema)
  list(@Param({ schema: userIdSchema }) { id }: UserId) {
    return this.permissions.list(id);
  }

  @Put(':permission')
  @Access('admin')
  @Needs('people:write')
  @Sensitive()
  @ResponseSchema(schema.permissionsSchema)
  grant(
    @CurrentUser() owner: AuthenticatedUser,
    @Param({ schema: schema.permissionOfUserSchema }) about: schema.PermissionOfUser,
    @Body({ schema: schema.permissionGrantSchema }) grant: schema.PermissionGrant,
  ) {
    return this.permissions.grant(owner, about, grant);
  }

  @Delete(':permission')
  @Access('admin')
  @Needs('people:write')
  @Sensitive()
  @ResponseSchema(schema.permissionsSchema)
  revoke(
    @CurrentUser() owner: AuthenticatedUser,
    @Param({ schema: schema.permissionOfUserSchema }) about: schema.PermissionOfUser,
  ) {
    return this.permissions.revoke(owner, about);
  }
}
