import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { type ReviewPaperParams, reviewPaperParamsSchema } from '../reviews/review.schema.js';
import * as schema from './meta-reviews.schema.js';
import { MetaReviewsService } from './meta-reviews.service.js';

const params = { schema: reviewPaperParamsSchema };

@Controller('reviews')
export class MetaReviewsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly metaReviews: MetaReviewsService,
  ) {}

  @Get('meta-reviews')
  @Access('reviewer')
  @ResponseSchema(schema.metaReviewsSchema)
  list(@CurrentUser() user: AuthenticatedUser): Promise<schema.AssignedMetaReviews> {
    return this.metaReviews.list(user.id);
  }

  @Get('papers/:paperId/meta-review')
  @Access('reviewer')
  @ResponseSchema(schema.metaReviewSchema)
  read(
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: ReviewPaperParams,
  ): Promise<schema.PresentedMetaReview> {
    return this.metaReviews.read(this.dataSource.manager, user.id, paperId);
  }

  @Put('papers/:paperId/meta-review/draft')
  @Access('reviewer')
  @ResponseSchema(schema.metaReviewSavedSchema)
  saveDraft(
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: ReviewPaperParams,
    @Body({ schema: schema.metaReviewChangeSchema }) body: schema.MetaReviewChange,
  ): Promise<schema.MetaReviewSaved> {
    return this.metaReviews.saveDraft(user, paperId, body);
  }

  @Post('papers/:paperId/meta-review/submit')
  @Access('reviewer')
  @ResponseSchema(schema.metaReviewSchema)
  submit(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: ReviewPaperParams,
    @Body({ schema: schema.metaReviewSubmissionSchema }) body: schema.MetaReviewSubmission,
  ): Promise<schema.PresentedMetaReview> {
    return this.metaReviews.submit(request, user, paperId, body);
  }
}
