import { Body, Controller, Delete, Param } from '@nestjs/common';
import { changeLimit, passwordLimit } from '../auth/auth.limits.js';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { messageSchema } from '../common/fields.schema.js';
import { Access } from '../common/policy/access.js';
import * as schema from './erasure.schema.js';
import { ErasureService } from './erasure.service.js';

@Controller()
export class ErasureController {
  constructor(private readonly erasure: ErasureService) {}

  @Delete('auth/me')
  @Access('user', passwordLimit)
  @Answers(messageSchema)
  eraseOwn(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: schema.eraseOwnSchema }) body: schema.EraseOwn,
  ) {
    return this.erasure.eraseOwn(user, body);
  }

  @Delete('admin/users/:id')
  @Access('admin', changeLimit)
  @Answers(messageSchema)
  erasePerson(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.personIdSchema }) { id }: schema.PersonId,
    @Body({ schema: schema.erasePersonSchema }) body: schema.ErasePerson,
  ) {
    return this.erasure.erasePerson(admin, id, body);
  }
}
