import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { RateLimit } from '../../platform/core/rate-limit.js';
import { Access } from '../../platform/http/policy/access.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { CurrentPayer, type Payer } from '../payments/payer/payer.js';
import * as schema from './own-refunds.schema.js';
import { type RefundAccount, refundAccountSchema } from './refund-account.schema.js';
import { RefundAccounts } from './refund-accounts.js';

const limit: RateLimit = {
  name: 'refund-account',
  byAddress: { points: 300, seconds: 3600 },
  byAccount: { points: 60, seconds: 3600 },
};

/** Below the payments, as browsers send the payer's cookie to that path only. */
@Controller('payments/refunds')
export class OwnRefundsController {
  constructor(private readonly accounts: RefundAccounts) {}

  @Get(':key')
  @Access('public', limit)
  @ResponseSchema(schema.ownRefundSchema)
  read(
    @CurrentPayer() payer: Payer,
    @Param({ schema: schema.refundKeySchema }) { key }: schema.RefundKey,
  ) {
    return this.accounts.read(payer, key);
  }

  @Put(':key/account')
  @Access('public', limit)
  @ResponseSchema(schema.ownRefundSchema)
  give(
    @CurrentPayer() payer: Payer,
    @Param({ schema: schema.refundKeySchema }) { key }: schema.RefundKey,
    @Body({ schema: refundAccountSchema }) account: RefundAccount,
  ) {
    return this.accounts.give(payer, key, account);
  }
}
