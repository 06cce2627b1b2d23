import { Body, Controller, Get, Param, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema, FileResponse } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { sendAsAttachment } from '../../platform/downloads/send-as-attachment.js';
import { ReviewWorkService } from './review-work.service.js';
import * as schema from './review.schema.js';
import { ReviewsService } from './reviews.service.js';

const params = { schema: schema.reviewPaperParamsSchema };

@Controller('reviews')
export class ReviewsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsService,
    private readonly work: ReviewWorkService,
  ) {}

  @Get()
  @Access('reviewer')
  @ResponseSchema(schema.assignmentsSchema)
  mine(@CurrentUser() user: AuthenticatedUser): Promise<schema.Assignments> {
    return this.reviews.assignmentsOf(this.dataSource.manager, user.id);
  }

  @Get('papers/:paperId')
  @Access('reviewer')
  @ResponseSchema(schema.reviewPaperSchema)
  read(
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
  ): Promise<schema.PresentedReview> {
    return this.reviews.read(this.dataSource.manager, user.id, paperId);
  }

  @Get('papers/:paperId/versions')
  @Access('reviewer')
  @ResponseSchema(schema.reviewVersionsSchema)
  versions(
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
  ): Promise<schema.ReviewVersions> {
    return this.reviews.versions(this.dataSource.manager, user.id, paperId);
  }

  @Get('papers/:paperId/pdf')
  @Access('reviewer')
  @FileResponse()
  async pdf(
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const pdf = await this.reviews.openPdf(this.dataSource.manager, user.id, paperId);
    return sendAsAttachment(reply, pdf);
  }

  @Post('papers/:paperId/accept')
  @Access('reviewer')
  @ResponseSchema(schema.reviewPaperSchema)
  accept(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
  ): Promise<schema.PresentedReview> {
    return this.work.accept(request, user, paperId);
  }

  @Post('papers/:paperId/decline')
  @Access('reviewer')
  @ResponseSchema(schema.reviewPaperSchema)
  decline(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
    @Body({ schema: schema.declineSchema }) body: schema.Decline,
  ): Promise<schema.PresentedReview> {
    return this.work.decline(request, user, paperId, body);
  }

  @Put('papers/:paperId/draft')
  @Access('reviewer')
  @ResponseSchema(schema.draftSavedSchema)
  saveDraft(
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
    @Body({ schema: schema.draftChangeSchema }) body: schema.DraftChange,
  ): Promise<schema.DraftSaved> {
    return this.work.saveDraft(user, paperId, body);
  }

  @Post('papers/:paperId/submit')
  @Access('reviewer')
  @ResponseSchema(schema.reviewPaperSchema)
  submit(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
    @Body({ schema: schema.reviewSubmissionSchema }) body: schema.ReviewSubmission,
  ): Promise<schema.PresentedReview> {
    return this.work.submit(request, user, paperId, body);
  }
}
