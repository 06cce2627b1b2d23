import { Controller, Get } from '@nestjs/common';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { openWorkSchema } from './open-work.schema.js';
import { OpenWorkService } from './open-work.service.js';

@Controller('open-work')
export class OpenWorkController {
  constructor(private readonly openWork: OpenWorkService) {}

  @Get()
  @Access('reviewer')
  @ResponseSchema(openWorkSchema)
  read(@CurrentUser() user: AuthenticatedUser) {
    return this.openWork.read(user);
  }
}
