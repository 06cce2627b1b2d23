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
import { MetaReviewers } from '../meta-reviews/meta-reviewers.service.js';
import {
  metaReviewerSchema,
  type MetaReviewerChoice,
} from '../meta-reviews/meta-reviews.schema.js';

@Controller('admin/papers/:id/meta-reviewer')
export class AdminMetaReviewersController {
  constructor(private readonly metaReviewers: MetaReviewers) {}

  @Post()
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(paperStateSchema)
  choose(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Body({ schema: metaReviewerSchema }) choice: MetaReviewerChoice,
  ): Promise<PaperState> {
    return this.metaReviewers.choose(request, chair, id, choice);
  }
}
