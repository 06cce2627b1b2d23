import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { BankTransfersService } from '../payments/bank-transfers.service.js';
import { paymentIdSchema, type PaymentId } from '../payments/payment.schema.js';
import { AdminTransfersQuery } from './admin-transfers.query.js';
import * as schema from './admin-transfers.schema.js';

@Controller('admin/transfers')
export class AdminTransfersController {
  constructor(
    private readonly query: AdminTransfersQuery,
    private readonly transfers: BankTransfersService,
  ) {}

  @Get()
  @Access('admin')
  @Answers(schema.transfersPageSchema)
  list(@Query({ schema: schema.transfersQuerySchema }) query: schema.TransfersQuery) {
    return this.query.list(query);
  }

  @Post()
  @Access('admin')
  @Answers(schema.transferSchema, 201)
  async record(
    @Once() once: OnceRequest,
    @CurrentUser() admin: SignedInUser,
    @Body({ schema: schema.newTransferSchema }) body: schema.NewTransferBody,
  ) {
    const transfer = { ...body, remittance: body.remittance ?? '' };
    const { id } = await this.transfers.record(once, admin.id, transfer);
    return this.query.read(id);
  }

  @Post(':id/match')
  @Access('admin')
  @Answers(schema.transferSchema)
  async match(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.transferMatchSchema }) { paymentId, ...use }: schema.TransferMatch,
  ) {
    await this.transfers.match(admin.id, id, paymentId, use);
    return this.query.read(id);
  }

  @Post(':id/give-back')
  @Access('admin')
  @Answers(schema.transferSchema)
  async giveBack(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: schema.transferReturnSchema }) use: schema.TransferReturn,
  ) {
    await this.transfers.giveBack(admin.id, id, use);
    return this.query.read(id);
  }
}
