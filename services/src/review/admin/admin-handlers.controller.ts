import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { paperIdSchema, type PaperId } from '../decisions/decisions.schema.js';
import * as schema from '../handlers/paper-handlers.schema.js';
import { PaperHandlers } from '../handlers/paper-handlers.service.js';

@Controller('admin/papers')
export class AdminHandlersController {
  constructor(private readonly handlers: PaperHandlers) {}

  @Get('handlers')
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(schema.handlersSchema)
  used(@CurrentUser() chair: AuthenticatedUser) {
    return this.handlers.used(chair);
  }

  @Get(':id/handlers')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.handlersSchema)
  candidates(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
  ) {
    return this.handlers.candidates(chair, id);
  }

  @Put(':id/handler')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(messageSchema)
  name(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Body({ schema: schema.handlerSchema }) choice: schema.HandlerChoice,
  ) {
    return this.handlers.name(chair, id, choice);
  }
}
