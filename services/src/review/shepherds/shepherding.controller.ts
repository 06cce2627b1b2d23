import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { type ReviewPaperParams, reviewPaperParamsSchema } from '../reviews/review.schema.js';
import { ShepherdingService } from './shepherding.service.js';
import * as schema from './shepherds.schema.js';

const params = { schema: reviewPaperParamsSchema };

@Controller('reviews')
export class ShepherdingController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shepherding: ShepherdingService,
  ) {}

  @Get('shepherding')
  @Access('reviewer')
  @ResponseSchema(schema.shepherdingsSchema)
  list(@CurrentUser() user: AuthenticatedUser): Promise<schema.ShepherdedPapers> {
    return this.shepherding.list(user.id);
  }

  @Get('papers/:paperId/shepherding')
  @Access('reviewer')
  @ResponseSchema(schema.shepherdingSchema)
  read(
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: ReviewPaperParams,
  ): Promise<schema.Shepherding> {
    return this.shepherding.read(this.dataSource.manager, user.id, paperId);
  }

  @Post('papers/:paperId/shepherding/answer')
  @Access('reviewer')
  @ResponseSchema(schema.shepherdingSchema)
  answer(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() user: AuthenticatedUser,
    @Param(params) { paperId }: ReviewPaperParams,
    @Body({ schema: schema.shepherdAnswerSchema }) body: schema.GivenAnswer,
  ): Promise<schema.Shepherding> {
    return this.shepherding.answer(request, user, paperId, body);
  }
}
