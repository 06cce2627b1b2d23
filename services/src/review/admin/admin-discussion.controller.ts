import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { paperIdSchema, type PaperId } from '../decisions/decisions.schema.js';
import * as schema from '../discussion/discussion.schema.js';
import { Discussions } from '../discussion/discussions.service.js';

@Controller('admin/papers/:id/discussion')
export class AdminDiscussionController {
  constructor(private readonly discussions: Discussions) {}

  @Get()
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(schema.discussionForChairSchema)
  show(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
  ): Promise<schema.DiscussionForChair> {
    return this.discussions.forChair(chair, id);
  }

  @Post('comments')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.commentPostedSchema)
  post(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Body({ schema: schema.newCommentSchema }) body: schema.NewComment,
  ): Promise<schema.CommentPosted> {
    return this.discussions.post(request, this.discussions.asChair, chair, id, body);
  }

  @Delete('comments/:commentId')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(messageSchema)
  remove(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.commentOfChairSchema }) { id, commentId }: schema.CommentOfChair,
  ) {
    return this.discussions.remove(this.discussions.asChair, chair, id, commentId);
  }

  @Put('read')
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(schema.unreadSchema)
  read(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Body({ schema: schema.discussionReadSchema }) { commentId }: schema.DiscussionRead,
  ): Promise<schema.Unread> {
    return this.discussions.read(this.discussions.asReader, chair, id, commentId);
  }
}
