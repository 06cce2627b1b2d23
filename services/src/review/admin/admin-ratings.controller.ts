import { Body, Controller, Param, Put } from '@nestjs/common';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from '../ratings/review-ratings.schema.js';
import { ReviewRatings } from '../ratings/review-ratings.service.js';

@Controller('admin/papers/:id/reviews/:reviewId/rating')
export class AdminRatingsController {
  constructor(private readonly ratings: ReviewRatings) {}

  @Put()
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(messageSchema)
  rate(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.ratedReviewSchema }) review: schema.RatedReview,
    @Body({ schema: schema.ratingChangeSchema }) change: schema.RatingChange,
  ) {
    return this.ratings.rate(chair, review, change);
  }
}
