import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { BankTransfersService } from '../payments/transfers/bank-transfers.service.js';
import { TransferMatches } from '../payments/transfers/transfer-matches.js';
import { PaymentUnmatches } from '../payments/transfers/payment-unmatches.js';
import { paymentIdSchema, type PaymentId } from '../payments/payer/payment.schema.js';
import { AdminTransfersQuery } from './admin-transfers.query.js';
import * as schema from './admin-transfers.schema.js';

@Controller('admin/transfers')
export class AdminTransfersController {
  constructor(
    private readonly query: AdminTransfersQuery,
    private readonly transfers: BankTransfersService,
    private readonly matches: TransferMatches,
    private readonly unmatches: PaymentUnmatches,
  ) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.transfersPageSchema)
  list(@Query({ schema: schema.transfersQuerySchema }) query: schema.TransfersQuery) {
    return this.query.list(query);
  }

  @Get(':id')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.transferSchema)
  read(@Param({ schema: paymentIdSchema }) { id }: PaymentId) {
    return this.query.read(id);
  }

  @Post()
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.transferSchema, 201)
  async record(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() admin: AuthenticatedUser,
    @Body({ schema: schema.newTransferSchema }) body: schema.NewTransferBody,
  ) {
    const transfer = { ...body, remittance: body.remittance ?? '' };
    const { id } = await this.transfers.record(request, admin.id, transfer);
    return this.query.read(id);
  }

  @Post(':id/match')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.transferSchema)
  async match(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.transferMatchSchema }) { paymentId, ...use }: schema.TransferMatch,
  ) {
    await this.matches.match(admin.id, id, paymentId, use);
    return this.query.read(id);
  }

  @Post(':id/unmatch')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.transferSchema)
  async unmatch(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.transferUnmatchSchema }) body: schema.TransferUnmatch,
  ) {
    await this.unmatches.unmatchTransfer(admin.id, id, body);
    return this.query.read(id);
  }

  @Post(':id/return-to-sender')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.transferSchema)
  async returnToSender(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.transferReturnSchema }) use: schema.TransferReturn,
  ) {
    await this.transfers.returnToSender(admin.id, id, use);
    return this.query.read(id);
  }
}
