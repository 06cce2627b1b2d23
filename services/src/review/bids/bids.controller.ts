import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from './bids.schema.js';
import { BidsService } from './bids.service.js';

@Controller('reviews/bids')
export class BidsController {
  constructor(private readonly bids: BidsService) {}

  @Get()
  @Access('reviewer')
  @ResponseSchema(schema.bidsSchema)
  list(
    @CurrentUser() user: AuthenticatedUser,
    @Query({ schema: schema.bidsQuerySchema }) { cursor }: schema.BidsQuery,
  ) {
    return this.bids.list(user, cursor);
  }

  @Put(':paperId')
  @Access('reviewer')
  @ResponseSchema(schema.bidSchema)
  bid(
    @CurrentUser() user: AuthenticatedUser,
    @Param({ schema: schema.bidParamsSchema }) { paperId }: schema.BidParams,
    @Body({ schema: schema.bidSchema }) bid: schema.NewBid,
  ) {
    return this.bids.bid(user, paperId, bid);
  }

  @Post(':paperId/conflict')
  @HttpCode(200)
  @Access('reviewer')
  @ResponseSchema(schema.bidSchema)
  declareConflict(
    @CurrentUser() user: AuthenticatedUser,
    @Param({ schema: schema.bidParamsSchema }) { paperId }: schema.BidParams,
    @Body({ schema: schema.bidConflictSchema }) conflict: schema.BidConflict,
  ) {
    return this.bids.declareConflict(user, paperId, conflict);
  }
}
