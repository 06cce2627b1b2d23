import { Body, Controller, Delete, Param } from '@nestjs/common';
import { changeLimit, passwordLimit } from '../credentials/auth.limits.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import * as schema from './erasure.schema.js';
import { ErasureService } from './erasure.service.js';

@Controller()
export class ErasureController {
  constructor(private readonly erasure: ErasureService) {}

  @Delete('auth/me')
  @Access('user', passwordLimit)
  @ResponseSchema(messageSchema)
  eraseOwn(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.eraseOwnSchema }) body: schema.EraseOwn,
  ) {
    return this.erasure.eraseOwn(user, body);
  }

  @Delete('admin/users/:id')
  @Access('admin', changeLimit)
  @Needs('people:write')
  @Sensitive()
  @ResponseSchema(messageSchema)
  erasePerson(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.personIdSchema }) { id }: schema.PersonId,
    @Body({ schema: schema.erasePersonSchema }) body: schema.ErasePerson,
  ) {
    return this.erasure.erasePerson(admin, id, body);
  }
}
