import { Body, Controller, Param, Post } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import * as schema from '../decisions/decisions.schema.js';
import { ReleasesService } from '../decisions/releases.service.js';
import { ScreeningService } from '../decisions/screening.service.js';

@Controller('admin/papers')
export class AdminDecisionsController {
  constructor(
    private readonly screening: ScreeningService,
    private readonly decisions: DecisionsService,
    private readonly releases: ReleasesService,
  ) {}

  @Post('release')
  @Access('admin')
  @Needs('papers:write')
  @Sensitive()
  @ResponseSchema(schema.releaseAnswerSchema)
  release(
    @CurrentUser() chair: AuthenticatedUser,
    @Body({ schema: schema.releaseSchema }) release: schema.Release,
  ) {
    return this.releases.release(chair, release);
  }

  @Post(':id/screening')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.paperStateSchema)
  screen(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.screeningSchema }) figures: schema.Screening,
  ) {
    return this.screening.screen(request, chair, paper, figures);
  }

  @Post(':id/return-to-author')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.paperStateSchema)
  returnToAuthor(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.returnToAuthorSchema }) words: schema.ReturnToAuthor,
  ) {
    return this.screening.returnToAuthor(request, chair, paper, words);
  }

  @Post(':id/desk-rejection')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.paperStateSchema)
  deskReject(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.deskRejectionSchema }) words: schema.DeskRejection,
  ) {
    return this.screening.deskReject(request, chair, paper, words);
  }

  @Post(':id/decision')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.paperStateSchema)
  decide(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.decisionSchema }) decision: schema.DecisionToRecord,
  ) {
    return this.decisions.decide(request, chair, paper, decision);
  }

  @Post(':id/verification')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.paperStateSchema)
  verify(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.verificationSchema }) verification: schema.Verification,
  ) {
    return this.decisions.verify(request, chair, paper, verification);
  }

  @Post(':id/reopening')
  @Access('admin')
  @Needs('papers:write')
  @Sensitive()
  @ResponseSchema(schema.paperStateSchema)
  reopen(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.reopeningSchema }) words: schema.Reopening,
  ) {
    return this.decisions.reopen(request, chair, paper, words);
  }
}
