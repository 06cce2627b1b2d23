import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  CurrentUser,
  MaybeUser,
  type AuthenticatedUser,
} from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { InvitedReviewers } from './invited-reviewers.service.js';
import * as schema from './review-invitation.schema.js';
import { declineSchema, type Decline } from '../reviews/review.schema.js';
import type { RateLimit } from '../../platform/core/rate-limit.js';

const HOUR = 60 * 60;

export const invitationLimit: RateLimit = {
  name: 'review-invitation',
  byAddress: { points: 300, seconds: HOUR },
};

/** Each call hashes a password. */
export const redeemLimit: RateLimit = {
  name: 'review-invitation-account',
  byAddress: { points: 100, seconds: HOUR },
};

@Controller('reviews/invitations/:token')
export class ReviewInvitationsController {
  constructor(private readonly invited: InvitedReviewers) {}

  @Get()
  @Access('public', invitationLimit)
  @ResponseSchema(schema.reviewInvitationSchema)
  read(
    @MaybeUser() user: AuthenticatedUser | null,
    @Param({ schema: schema.invitationTokenSchema }) { token }: schema.InvitationToken,
  ) {
    return this.invited.read(token, user);
  }

  @Post('accept')
  @Access('user', invitationLimit)
  @ResponseSchema(schema.invitationAcceptedSchema)
  accept(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() user: AuthenticatedUser,
    @Param({ schema: schema.invitationTokenSchema }) { token }: schema.InvitationToken,
  ) {
    return this.invited.accept(request, user, token);
  }

  /** Creates a verified account with the invited address, logs in and accepts. */
  @Post('account')
  @Access('public', redeemLimit)
  @ResponseSchema(schema.invitationRedeemedSchema, 201)
  redeem(
    @Idempotent() request: IdempotentRequest,
    @MaybeUser() user: AuthenticatedUser | null,
    @Param({ schema: schema.invitationTokenSchema }) { token }: schema.InvitationToken,
    @Body({ schema: schema.invitedAccountSchema }) body: schema.InvitedAccount,
  ) {
    return this.invited.redeem(request, user, token, body);
  }

  @Post('decline')
  @Access('public', invitationLimit)
  @ResponseSchema(messageSchema)
  decline(
    @Idempotent() request: IdempotentRequest,
    @Param({ schema: schema.invitationTokenSchema }) { token }: schema.InvitationToken,
    @Body({ schema: declineSchema }) body: Decline,
  ) {
    return this.invited.decline(request, token, body);
  }
}
