import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { reviewPaperParamsSchema, type ReviewPaperParams } from '../reviews/review.schema.js';
import * as schema from './discussion.schema.js';
import { Discussions } from './discussions.service.js';

const params = { schema: reviewPaperParamsSchema };

@Controller('reviews/papers/:paperId/discussion')
export class DiscussionController {
  constructor(private readonly discussions: Discussions) {}

  @Get()
  @Access('reviewer')
  @ResponseSchema(schema.discussionForReviewerSchema)
  show(
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: ReviewPaperParams,
  ): Promise<schema.DiscussionForReviewer> {
    return this.discussions.forReviewer(user.id, paperId);
  }

  @Post('comments')
  @Access('reviewer')
  @ResponseSchema(schema.commentPostedSchema)
  post(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: ReviewPaperParams,
    @Body({ schema: schema.newCommentSchema }) body: schema.NewComment,
  ): Promise<schema.CommentPosted> {
    return this.discussions.post(request, this.discussions.asReviewer, user, paperId, body);
  }

  @Delete('comments/:commentId')
  @Access('reviewer')
  @ResponseSchema(messageSchema)
  remove(
    @CurrentUser() user: AuthenticatedUser,
    @Param({ schema: schema.commentOfReviewerSchema }) comment: schema.CommentOfReviewer,
  ) {
    const { paperId, commentId } = comment;
    return this.discussions.remove(this.discussions.asReviewer, user, paperId, commentId);
  }

  @Put('read')
  @Access('reviewer')
  @ResponseSchema(schema.unreadSchema)
  read(
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: ReviewPaperParams,
    @Body({ schema: schema.discussionReadSchema }) { commentId }: schema.DiscussionRead,
  ): Promise<schema.Unread> {
    return this.discussions.read(this.discussions.asReviewer, user, paperId, commentId);
  }
}
