import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { Access } from '../../platform/http/policy/access.js';
import * as schema from './session.schema.js';
import { SessionsService } from './sessions.service.js';
import { changeLimit } from '../credentials/auth.limits.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { LogoutService } from './logout.service.js';

@Controller('auth/sessions')
export class SessionsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly logouts: LogoutService,
  ) {}

  @Get()
  @Access('user')
  @ResponseSchema(schema.sessionsSchema)
  async list(@CurrentUser() { id, sessionId }: AuthenticatedUser) {
    return { items: await this.sessions.list(this.dataSource.manager, id, sessionId) };
  }

  @Delete(':id')
  @Access('user', changeLimit)
  @ResponseSchema(messageSchema)
  end(
    @CurrentUser() user: AuthenticatedUser,
    @Param({ schema: schema.sessionIdSchema }) { id }: schema.SessionId,
  ) {
    return this.logouts.end(user, id);
  }

  @Delete()
  @Access('user', changeLimit)
  @ResponseSchema(messageSchema)
  endAll(
    @CurrentUser() user: AuthenticatedUser,
    @Query({ schema: schema.endSessionsSchema }) { keepCurrent }: schema.EndSessions,
  ) {
    return this.logouts.endAll(user, keepCurrent);
  }
}
