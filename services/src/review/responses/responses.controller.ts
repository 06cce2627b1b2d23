import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PaperId, paperIdSchema } from '../../papers/paper/author-papers.schema.js';
import type { RateLimit } from '../../platform/core/rate-limit.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { type ReviewPaperParams, reviewPaperParamsSchema } from '../reviews/review.schema.js';
import * as schema from './responses.schema.js';
import { ResponsesService } from './responses.service.js';

const HOUR = 60 * 60;

/** Drafts are saved while the author types. */
const saveLimit: RateLimit = {
  name: 'response-save',
  byAddress: { points: 20_000, seconds: HOUR },
  byAccount: { points: 2000, seconds: HOUR },
};

const submissionLimit: RateLimit = {
  name: 'response-submission',
  byAddress: { points: 600, seconds: HOUR },
  byAccount: { points: 60, seconds: HOUR },
};

@Controller('papers/:id/response')
export class ResponsesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly responses: ResponsesService,
  ) {}

  @Get()
  @Access('verified')
  @ResponseSchema(schema.authorResponseSchema)
  read(
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
  ): Promise<schema.AuthorResponse> {
    return this.responses.read(this.dataSource.manager, person.id, id);
  }

  @Put('draft')
  @Access('verified', saveLimit)
  @ResponseSchema(schema.responseSavedSchema)
  saveDraft(
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Body({ schema: schema.responseChangeSchema }) body: schema.ResponseChange,
  ): Promise<schema.ResponseSaved> {
    return this.responses.saveDraft(person, id, body);
  }

  @Post('submit')
  @Access('verified', submissionLimit)
  @ResponseSchema(schema.authorResponseSchema)
  submit(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Body({ schema: schema.responseChangeSchema }) body: schema.ResponseChange,
  ): Promise<schema.AuthorResponse> {
    return this.responses.submit(request, person, id, body);
  }
}

@Controller('reviews/papers/:paperId/response')
export class ResponsesForReviewersController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly responses: ResponsesService,
  ) {}

  @Get()
  @Access('reviewer')
  @ResponseSchema(schema.responseForReviewerSchema)
  read(
    @CurrentUser() user: AuthenticatedUser,
    @Param({ schema: reviewPaperParamsSchema }) { paperId }: ReviewPaperParams,
  ): Promise<schema.ResponseForReviewer> {
    return this.responses.forReviewer(this.dataSource.manager, user.id, paperId);
  }
}
