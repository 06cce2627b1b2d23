import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PapersModule } from '../papers/papers.module.js';
import { ReviewInvitation } from './review-invitation.entity.js';
import { Review } from './review.entity.js';
import { ReviewerProfile } from './reviewer-profile.entity.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewsPersonalData } from './reviews.personal-data.js';

@Module({
  imports: [TypeOrmModule.forFeature([Review, ReviewInvitation, ReviewerProfile]), PapersModule],
  controllers: [ReviewsController],
  providers: [ReviewsPersonalData, ReviewsService],
})
export class ReviewsModule {}
