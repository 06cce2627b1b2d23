import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { reviewerProfileSchema, type ReviewerTerms } from '../reviews/reviewer-profile.schema.js';
import { ReviewerProfiles } from '../reviews/reviewer-profiles.service.js';
import { AdminReviewersQuery } from './admin-reviewers.query.js';
import * as schema from './admin-reviewers.schema.js';
import { userIdSchema, type UserId } from './admin-users.schema.js';

@Controller('admin/reviewers')
export class AdminReviewersController {
  constructor(
    private readonly query: AdminReviewersQuery,
    private readonly profiles: ReviewerProfiles,
  ) {}

  @Get()
  @Access('admin')
  @Answers(schema.reviewersPageSchema)
  list(@Query({ schema: schema.reviewersQuerySchema }) query: schema.ReviewersQuery) {
    return this.query.list(query);
  }

  @Get(':id')
  @Access('admin')
  @Answers(schema.adminReviewerSchema)
  read(@Param({ schema: userIdSchema }) { id }: UserId) {
    return this.query.read(id);
  }

  @Put(':id/profile')
  @Access('admin')
  @Answers(schema.adminReviewerSchema)
  async save(
    @CurrentUser() chair: SignedInUser,
    @Param({ schema: userIdSchema }) { id }: UserId,
    @Body({ schema: reviewerProfileSchema }) terms: ReviewerTerms,
  ) {
    await this.profiles.save(chair.id, id, terms);
    return this.query.read(id);
  }
}
