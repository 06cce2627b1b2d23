import { Body, Controller, Get, Param, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers, AnswersFile } from '../common/answers.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { sendAsAttachment } from '../downloads/send-as-attachment.js';
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
  @Answers(schema.assignmentsSchema)
  mine(@CurrentUser() user: SignedInUser): Promise<schema.Assignments> {
    return this.reviews.assignmentsOf(this.dataSource.manager, user.id);
  }

  @Get('papers/:paperId')
  @Access('reviewer')
  @Answers(schema.reviewPaperSchema)
  read(
    @CurrentUser() user: SignedInUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
  ): Promise<schema.PresentedReview> {
    return this.reviews.read(this.dataSource.manager, user.id, paperId);
  }

  @Get('papers/:paperId/pdf')
  @Access('reviewer')
  @AnswersFile()
  async pdf(
    @CurrentUser() user: SignedInUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const pdf = await this.reviews.openPdf(this.dataSource.manager, user.id, paperId);
    return sendAsAttachment(reply, pdf);
  }

  @Post('papers/:paperId/accept')
  @Access('reviewer')
  @Answers(schema.reviewPaperSchema)
  accept(
    @Once() once: OnceRequest,
    @CurrentUser() user: SignedInUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
  ): Promise<schema.PresentedReview> {
    return this.work.accept(once, user, paperId);
  }

  @Post('papers/:paperId/decline')
  @Access('reviewer')
  @Answers(schema.reviewPaperSchema)
  decline(
    @Once() once: OnceRequest,
    @CurrentUser() user: SignedInUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
    @Body({ schema: schema.declineSchema }) body: schema.Decline,
  ): Promise<schema.PresentedReview> {
    return this.work.decline(once, user, paperId, body);
  }

  @Put('papers/:paperId/draft')
  @Access('reviewer')
  @Answers(schema.draftSavedSchema)
  saveDraft(
    @CurrentUser() user: SignedInUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
    @Body({ schema: schema.draftChangeSchema }) body: schema.DraftChange,
  ): Promise<schema.DraftSaved> {
    return this.work.saveDraft(user, paperId, body);
  }

  @Post('papers/:paperId/submit')
  @Access('reviewer')
  @Answers(schema.reviewPaperSchema)
  submit(
    @Once() once: OnceRequest,
    @CurrentUser() user: SignedInUser,
    @Param(params) { paperId }: schema.ReviewPaperParams,
    @Body({ schema: schema.reviewSubmissionSchema }) body: schema.ReviewSubmission,
  ): Promise<schema.PresentedReview> {
    return this.work.submit(once, user, paperId, body);
  }
}
