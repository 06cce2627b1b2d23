import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { assignmentsSchema, type Assignments } from './review.schema.js';
import { ReviewsService } from './reviews.service.js';

@Controller('reviews')
export class ReviewsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsService,
  ) {}

  @Get()
  @Access('reviewer')
  @Answers(assignmentsSchema)
  mine(@CurrentUser() user: SignedInUser): Promise<Assignments> {
    return this.reviews.assignmentsOf(this.dataSource.manager, user.id);
  }
}
