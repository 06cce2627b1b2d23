import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { CurrentUser, MaybeUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { messageSchema } from '../common/fields.schema.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { InvitedReviewers } from './invited-reviewers.service.js';
import * as schema from './review-invitation.schema.js';
import { invitationLimit } from './review-invitations.limits.js';
import { declineSchema, type Decline } from './review.schema.js';

@Controller('reviews/invitations/:token')
export class ReviewInvitationsController {
  constructor(private readonly invited: InvitedReviewers) {}

  @Get()
  @Access('public', invitationLimit)
  @Answers(schema.reviewInvitationSchema)
  read(
    @MaybeUser() user: SignedInUser | null,
    @Param({ schema: schema.invitationTokenSchema }) { token }: schema.InvitationToken,
  ) {
    return this.invited.read(token, user);
  }

  @Post('accept')
  @Access('user', invitationLimit)
  @Answers(schema.invitationAcceptedSchema)
  accept(
    @Once() once: OnceRequest,
    @CurrentUser() user: SignedInUser,
    @Param({ schema: schema.invitationTokenSchema }) { token }: schema.InvitationToken,
  ) {
    return this.invited.accept(once, user, token);
  }

  @Post('decline')
  @Access('public', invitationLimit)
  @Answers(messageSchema)
  decline(
    @Once() once: OnceRequest,
    @Param({ schema: schema.invitationTokenSchema }) { token }: schema.InvitationToken,
    @Body({ schema: declineSchema }) body: Decline,
  ) {
    return this.invited.decline(once, token, body);
  }
}
