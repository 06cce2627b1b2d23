import { Body, Controller, Get, Put } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import * as schema from './reviewer-profile.schema.js';
import { ReviewerProfiles } from './reviewer-profiles.service.js';

@Controller('reviews/profile')
export class ReviewerProfileController {
  constructor(private readonly profiles: ReviewerProfiles) {}

  @Get()
  @Access('reviewer')
  @ResponseSchema(schema.reviewerProfileSchema)
  read(@CurrentUser() user: AuthenticatedUser): Promise<schema.ReviewerTerms> {
    return this.profiles.read(user.id);
  }

  @Put()
  @Access('reviewer')
  @ResponseSchema(schema.reviewerProfileSchema)
  save(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.reviewerProfileSchema }) terms: schema.ReviewerTerms,
  ): Promise<schema.ReviewerTerms> {
    return this.profiles.save(user.id, user.id, terms);
  }
}
