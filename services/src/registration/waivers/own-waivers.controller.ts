import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { CurrentPayer, type Payer } from '../payments/payer/payer.js';
import { changeLimit } from '../payments/payer/payments.limits.js';
import { OwnWaivers } from './own-waivers.js';
import * as schema from './waivers.schema.js';

/** Below the payments, as browsers send the payer's cookie to that path only. */
@Controller('payments/:id/waiver')
export class OwnWaiversController {
  constructor(private readonly waivers: OwnWaivers) {}

  @Get()
  @Access('public')
  @ResponseSchema(schema.ownWaiverSchema)
  read(
    @CurrentPayer() payer: Payer,
    @Param({ schema: schema.waiverIdSchema }) { id }: schema.WaiverId,
  ) {
    return this.waivers.read(payer, id);
  }

  @Put()
  @Access('public', changeLimit)
  @ResponseSchema(schema.ownWaiverSchema)
  apply(
    @CurrentPayer() payer: Payer,
    @Param({ schema: schema.waiverIdSchema }) { id }: schema.WaiverId,
    @Body({ schema: schema.applyForWaiverSchema }) application: schema.ApplyForWaiver,
  ) {
    return this.waivers.apply(payer, id, application);
  }

  @Delete()
  @Access('public', changeLimit)
  @ResponseSchema(schema.ownWaiverSchema)
  withdraw(
    @CurrentPayer() payer: Payer,
    @Param({ schema: schema.waiverIdSchema }) { id }: schema.WaiverId,
  ) {
    return this.waivers.withdraw(payer, id);
  }
}
