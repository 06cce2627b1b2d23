import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../../platform/http/policy/access.js';
import { Needs } from '../../../platform/http/policy/rights.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../../platform/http/response-schema.js';
import { CurrentPayer, type Payer } from '../payer/payer.js';
import { paymentIdSchema, type PaymentId } from '../payer/payment.schema.js';
import { referenceLimit } from '../payer/payments.limits.js';
import * as schema from './joining.schema.js';
import { JoiningDetails } from './joining.service.js';

@Controller()
export class JoiningController {
  constructor(private readonly details: JoiningDetails) {}

  @Get('payments/:id/joining')
  @Access('public', referenceLimit)
  @ResponseSchema(schema.joiningSchema)
  own(@CurrentPayer() payer: Payer, @Param({ schema: paymentIdSchema }) { id }: PaymentId) {
    return this.details.own(payer, id);
  }

  @Get('admin/joining')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.joiningStateSchema)
  state() {
    return this.details.state();
  }

  @Post('admin/joining/send')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.joiningStateSchema)
  send(
    @CurrentUser() admin: AuthenticatedUser,
    @Body({ schema: schema.sendJoiningSchema }) { revision }: schema.SendJoining,
  ) {
    return this.details.send(admin.id, revision);
  }
}
