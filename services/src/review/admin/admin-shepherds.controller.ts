import { Body, Controller, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import {
  paperIdSchema,
  paperStateSchema,
  type PaperId,
  type PaperState,
} from '../decisions/decisions.schema.js';
import { Shepherds } from '../shepherds/shepherds.service.js';
import { shepherdChoiceSchema, type ShepherdChoice } from '../shepherds/shepherds.schema.js';

@Controller('admin/papers/:id/shepherd')
export class AdminShepherdsController {
  constructor(private readonly shepherds: Shepherds) {}

  @Post()
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(paperStateSchema)
  choose(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Body({ schema: shepherdChoiceSchema }) choice: ShepherdChoice,
  ): Promise<PaperState> {
    return this.shepherds.choose(request, chair, id, choice);
  }
}
