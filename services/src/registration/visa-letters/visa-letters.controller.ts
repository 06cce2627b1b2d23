import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { VisaDesk } from './visa-desk.js';
import * as schema from './visa-letters.schema.js';
import { VisaQueue } from './visa-queue.read-model.js';

@Controller('admin/visa-letters')
export class VisaLettersController {
  constructor(
    private readonly queue: VisaQueue,
    private readonly desk: VisaDesk,
  ) {}

  @Get()
  @Access('admin')
  @Needs('visa-letters:read')
  @ResponseSchema(schema.queueSchema)
  list(@Query({ schema: schema.queueQuerySchema }) query: schema.QueueQuery) {
    return this.queue.list(query);
  }

  @Get(':id')
  @Access('admin')
  @Needs('visa-letters:read')
  @ResponseSchema(schema.requestSchema)
  read(@Param({ schema: schema.requestIdSchema }) { id }: schema.RequestId) {
    return this.queue.read(id);
  }

  /** A POST, as each view is recorded. */
  @Post(':id/passport')
  @HttpCode(200)
  @Access('admin')
  @Needs('visa-letters:write')
  @Sensitive()
  @ResponseSchema(schema.shownPassportSchema)
  show(
    @CurrentUser() officer: AuthenticatedUser,
    @Param({ schema: schema.requestIdSchema }) { id }: schema.RequestId,
  ) {
    return this.desk.show(officer.id, id);
  }

  @Post(':id/start')
  @HttpCode(200)
  @Access('admin')
  @Needs('visa-letters:write')
  @ResponseSchema(schema.requestSchema)
  async start(
    @CurrentUser() officer: AuthenticatedUser,
    @Param({ schema: schema.requestIdSchema }) { id }: schema.RequestId,
    @Body({ schema: schema.actSchema }) act: schema.Act,
  ) {
    await this.desk.start(officer.id, id, act);
    return this.queue.read(id);
  }

  @Post(':id/return')
  @HttpCode(200)
  @Access('admin')
  @Needs('visa-letters:write')
  @ResponseSchema(schema.requestSchema)
  async return(
    @CurrentUser() officer: AuthenticatedUser,
    @Param({ schema: schema.requestIdSchema }) { id }: schema.RequestId,
    @Body({ schema: schema.answerSchema }) answer: schema.AnswerAct,
  ) {
    await this.desk.return(officer.id, id, answer);
    return this.queue.read(id);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @Access('admin')
  @Needs('visa-letters:write')
  @Sensitive()
  @ResponseSchema(schema.requestSchema)
  async refuse(
    @CurrentUser() officer: AuthenticatedUser,
    @Param({ schema: schema.requestIdSchema }) { id }: schema.RequestId,
    @Body({ schema: schema.answerSchema }) answer: schema.AnswerAct,
  ) {
    await this.desk.refuse(officer.id, id, answer);
    return this.queue.read(id);
  }

  @Post(':id/issue')
  @HttpCode(200)
  @Access('admin')
  @Needs('visa-letters:write')
  @Sensitive()
  @ResponseSchema(schema.requestSchema)
  async issue(
    @CurrentUser() officer: AuthenticatedUser,
    @Param({ schema: schema.requestIdSchema }) { id }: schema.RequestId,
    @Body({ schema: schema.actSchema }) act: schema.Act,
  ) {
    await this.desk.issue(officer.id, id, act);
    return this.queue.read(id);
  }
}
