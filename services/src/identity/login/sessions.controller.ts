import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { passwordLimit } from '../credentials/auth.limits.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { LogoutService } from '../sessions/logout.service.js';
import * as schema from '../sessions/session.schema.js';
import { StepUp, stepUpSchema, type StepUpProof } from '../two-factor/step-up.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Ending sessions asks for the password (OWASP ASVS 5.0, 7.5.2). */
@Controller('auth/sessions')
export class SessionsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly logouts: LogoutService,
    private readonly passwords: PasswordsService,
    private readonly stepUp: StepUp,
  ) {}

  @Get()
  @Access('user')
  @ResponseSchema(schema.sessionsSchema)
  async list(@CurrentUser() { id, sessionId }: AuthenticatedUser) {
    return { items: await this.sessions.list(this.dataSource.manager, id, sessionId) };
  }

  /** For sensitive acts within the next 15 minutes. */
  @Post('proof')
  @HttpCode(200)
  @Access('user', passwordLimit)
  @ResponseSchema(messageSchema)
  prove(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: stepUpSchema }) proof: StepUpProof,
  ) {
    return this.stepUp.prove(user, proof);
  }

  @Delete(':id')
  @Access('user', passwordLimit)
  @ResponseSchema(messageSchema)
  async end(
    @CurrentUser() user: AuthenticatedUser,
    @Param({ schema: schema.sessionIdSchema }) { id }: schema.SessionId,
    @Body({ schema: schema.sessionProofSchema }) { password }: schema.SessionProof,
  ) {
    await this.passwords.require(user, password);
    return this.logouts.end(user, id);
  }

  @Delete()
  @Access('user', passwordLimit)
  @ResponseSchema(messageSchema)
  async endAll(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.endSessionsSchema }) { keepCurrent, password }: schema.EndSessions,
  ) {
    await this.passwords.require(user, password);
    return this.logouts.endAll(user, keepCurrent);
  }
}
