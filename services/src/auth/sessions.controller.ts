import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Answers } from '../common/answers.js';
import { messageSchema } from '../common/fields.schema.js';
import { Access } from '../common/policy/access.js';
import * as schema from '../users/session.schema.js';
import { SessionsService } from '../users/sessions.service.js';
import { changeLimit } from './auth.limits.js';
import { CurrentUser, type SignedInUser } from './current-user.js';
import { SignOutService } from './sign-out.service.js';

/** Where the person is signed in. */
@Controller('auth/sessions')
export class SessionsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly signOut: SignOutService,
  ) {}

  @Get()
  @Access('user')
  @Answers(schema.sessionsSchema)
  async list(@CurrentUser() { id, sessionId }: SignedInUser) {
    return { items: await this.sessions.list(this.dataSource.manager, id, sessionId) };
  }

  @Delete(':id')
  @Access('user', changeLimit)
  @Answers(messageSchema)
  end(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: schema.sessionIdSchema }) { id }: schema.SessionId,
  ) {
    return this.signOut.end(user, id);
  }

  @Delete()
  @Access('user', changeLimit)
  @Answers(messageSchema)
  endAll(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: schema.endSessionsSchema }) { keepCurrent }: schema.EndSessions,
  ) {
    return this.signOut.endAll(user, keepCurrent);
  }
}
