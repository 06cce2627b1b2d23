import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../../platform/http/policy/access.js';
import { ResponseSchema } from '../../../platform/http/response-schema.js';
import { CurrentPayer, type Payer } from '../payer/payer.js';
import { answer } from '../payer/payment.presenter.js';
import { paymentAnswerSchema, paymentIdSchema, type PaymentId } from '../payer/payment.schema.js';
import { changeLimit } from '../payer/payments.limits.js';
import { GroupMembers } from './group-members.js';

/** Of a member. Below the payments, as browsers send the payer's cookie to that path only. */
@Controller('payments/:id')
export class GroupMemberController {
  constructor(private readonly members: GroupMembers) {}

  @Post('leave-group')
  @HttpCode(200)
  @Access('public', changeLimit)
  @ResponseSchema(paymentAnswerSchema)
  async leave(@CurrentPayer() payer: Payer, @Param({ schema: paymentIdSchema }) { id }: PaymentId) {
    return answer(await this.members.leave(payer, id), payer);
  }
}
