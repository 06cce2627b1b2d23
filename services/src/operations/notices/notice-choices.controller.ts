import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from './notice-choices.schema.js';
import { NoticeChoicesService } from './notice-choices.service.js';

@Controller('admin/notices')
export class NoticeChoicesController {
  constructor(private readonly choices: NoticeChoicesService) {}

  @Get()
  @Access('admin')
  @Needs('notices:write')
  @ResponseSchema(schema.noticeChoicesSchema)
  read(@CurrentUser() user: AuthenticatedUser) {
    return this.choices.read(user);
  }

  @Put(':kind')
  @Access('admin')
  @Needs('notices:write')
  @ResponseSchema(schema.noticeChoicesSchema)
  change(
    @CurrentUser() user: AuthenticatedUser,
    @Param({ schema: schema.noticeKindSchema }) { kind }: schema.NoticeKindOfPath,
    @Body({ schema: schema.noticeChoiceSchema }) { choice }: schema.ChangedChoice,
  ) {
    return this.choices.change(user, kind, choice);
  }
}
