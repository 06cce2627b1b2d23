import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import * as schema from '../decisions/decisions.schema.js';
import { DeclaredConflicts } from '../interventions/declared-conflicts.service.js';
import { EditsForAuthors } from '../interventions/edits-for-authors.service.js';
import { LaterReturns } from '../interventions/later-returns.service.js';
import { Interventions } from '../interventions/interventions.service.js';

@Controller('admin/papers/:id')
export class AdminInterventionsController {
  constructor(
    private readonly interventions: Interventions,
    private readonly conflicts: DeclaredConflicts,
    private readonly returns: LaterReturns,
    private readonly edits: EditsForAuthors,
  ) {}

  @Post('conflict')
  @HttpCode(200)
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(messageSchema)
  declareConflict(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
    @Body({ schema: schema.conflictSchema }) declaration: schema.ConflictDeclaration,
  ) {
    return this.conflicts.declare(chair, id, declaration);
  }

  @Post('figures')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.paperStateSchema)
  correctFigures(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.figuresSchema }) figures: schema.CorrectedFigures,
  ) {
    return this.interventions.correctFigures(request, chair, paper, figures);
  }

  @Post('withdrawal')
  @Access('admin')
  @Needs('papers:write')
  @Sensitive()
  @ResponseSchema(schema.paperStateSchema)
  withdraw(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.withdrawalSchema }) withdrawal: schema.PaperWithdrawal,
  ) {
    return this.interventions.withdraw(request, chair, paper, withdrawal);
  }

  @Post('later-return')
  @Access('admin')
  @Needs('papers:write')
  @Sensitive()
  @ResponseSchema(schema.paperStateSchema)
  returnToAuthor(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.laterReturnSchema }) words: schema.LaterReturn,
  ) {
    return this.returns.returnToAuthor(request, chair, paper, words);
  }

  @Post('rejection')
  @Access('admin')
  @Needs('papers:write')
  @Sensitive()
  @ResponseSchema(schema.paperStateSchema)
  reject(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.laterReturnSchema }) words: schema.LaterReturn,
  ) {
    return this.returns.reject(request, chair, paper, words);
  }

  @Post('edit')
  @Access('admin')
  @Needs('papers:write')
  @Sensitive()
  @ResponseSchema(schema.paperStateSchema)
  edit(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.paperEditForAuthorSchema }) edit: schema.PaperEditForAuthor,
  ) {
    return this.edits.edit(request, chair, paper, edit);
  }
}
