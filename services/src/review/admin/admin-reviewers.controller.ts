import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { reviewerProfileSchema, type ReviewerTerms } from '../reviewers/reviewer-profile.schema.js';
import { ReviewerProfiles } from '../reviewers/reviewer-profiles.service.js';
import { AdminReviewersQuery } from './admin-reviewers.read-model.js';
import * as schema from './admin-reviewers.schema.js';
import { userIdSchema, type UserId } from '../../identity/admin/admin-users.schema.js';

@Controller('admin/reviewers')
export class AdminReviewersController {
  constructor(
    private readonly query: AdminReviewersQuery,
    private readonly profiles: ReviewerProfiles,
  ) {}

  @Get()
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(schema.reviewersPageSchema)
  list(
    @CurrentUser() chair: AuthenticatedUser,
    @Query({ schema: schema.reviewersQuerySchema }) query: schema.ReviewersQuery,
  ) {
    return this.query.list(chair, query);
  }

  @Get(':id')
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(schema.adminReviewerSchema)
  read(@CurrentUser() chair: AuthenticatedUser, @Param({ schema: userIdSchema }) { id }: UserId) {
    return this.query.read(chair, id);
  }

  @Put(':id/profile')
  @Access('admin')
  @Needs('reviewing:write')
  @ResponseSchema(schema.adminReviewerSchema)
  async save(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: userIdSchema }) { id }: UserId,
    @Body({ schema: reviewerProfileSchema }) terms: ReviewerTerms,
  ) {
    await this.profiles.save(chair.id, id, terms);
    return this.query.read(chair, id);
  }
}
