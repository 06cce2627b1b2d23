import { Body, Controller, Get, Put } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import * as schema from './reviewer-profile.schema.js';
import { ReviewerProfiles } from './reviewer-profiles.service.js';

/** One's own limit, topics and pause. */
@Controller('reviews/profile')
export class ReviewerProfileController {
  constructor(private readonly profiles: ReviewerProfiles) {}

  @Get()
  @Access('reviewer')
  @Answers(schema.reviewerProfileSchema)
  read(@CurrentUser() user: SignedInUser): Promise<schema.ReviewerTerms> {
    return this.profiles.read(user.id);
  }

  @Put()
  @Access('reviewer')
  @Answers(schema.reviewerProfileSchema)
  save(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: schema.reviewerProfileSchema }) terms: schema.ReviewerTerms,
  ): Promise<schema.ReviewerTerms> {
    return this.profiles.save(user.id, user.id, terms);
  }
}
