import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../../platform/http/policy/access.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { CurrentPayer, type Payer } from '../payments/payer/payer.js';
import { PayerCookie } from '../payments/payer/payer-cookie.js';
import { confirmationSchema } from '../payments/payer/payment.schema.js';
import { joinLimit, waitingLinkLimit } from './waiting-list.limits.js';
import * as schema from './waiting-list.schema.js';
import { WaitingListService } from './waiting-list.service.js';

/** Below the payments, as browsers send the payer's cookie to that path only. */
@Controller('payments/waiting-list')
export class WaitingListController {
  constructor(
    private readonly waitingList: WaitingListService,
    private readonly cookie: PayerCookie,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('public', joinLimit)
  @ResponseSchema(confirmationSchema)
  join(
    @CurrentPayer() payer: Payer,
    @Body({ schema: schema.joinWaitingListSchema }) request: schema.JoinWaitingList,
  ) {
    return this.waitingList.join(payer, request);
  }

  @Get(':token')
  @Access('public', waitingLinkLimit)
  @ResponseSchema(schema.waitingPlaceSchema)
  read(@Param({ schema: schema.waitingTokenSchema }) { token }: schema.WaitingToken) {
    return this.waitingList.read(token);
  }

  @Post(':token/claim')
  @HttpCode(200)
  @Access('public', waitingLinkLimit)
  @ResponseSchema(schema.waitingPlaceSchema)
  async claim(
    @Idempotent() request: IdempotentRequest,
    @CurrentPayer() payer: Payer,
    @Param({ schema: schema.waitingTokenSchema }) { token }: schema.WaitingToken,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const known = this.cookie.recognise(payer, request);
    const place = await this.waitingList.claim(known.payer, token);
    if (known.newSecret) this.cookie.give(reply, known.newSecret);
    return place;
  }

  @Post(':token/leave')
  @HttpCode(200)
  @Access('public', waitingLinkLimit)
  @ResponseSchema(schema.waitingPlaceSchema)
  leave(@Param({ schema: schema.waitingTokenSchema }) { token }: schema.WaitingToken) {
    return this.waitingList.leave(token);
  }
}
