import { Controller, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../common/answers.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { TakesUpload } from '../files/takes-upload.js';
import { readUpload } from '../files/upload.js';
import { CurrentPayer, type Payer } from './payer.js';
import { PaymentProofsService } from './payment-proofs.service.js';
import { paymentAnswerSchema, paymentIdSchema, type PaymentId } from './payment.schema.js';
import { proofLimit } from './payments.limits.js';

@Controller('payments')
export class PaymentProofsController {
  constructor(private readonly proofs: PaymentProofsService) {}

  @Post(':id/proof')
  @Access('public', proofLimit)
  @TakesUpload('proof')
  @Answers(paymentAnswerSchema, 201)
  async add(
    @Once() once: OnceRequest,
    @CurrentPayer() payer: Payer,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Req() request: FastifyRequest,
  ) {
    const { upload } = await readUpload(request, await this.proofs.rule('receipt'));
    return this.proofs.add(once, payer, id, upload);
  }

  @Post(':id/student-proof')
  @Access('public', proofLimit)
  @TakesUpload('proof')
  @Answers(paymentAnswerSchema, 201)
  async addStudentProof(
    @Once() once: OnceRequest,
    @CurrentPayer() payer: Payer,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Req() request: FastifyRequest,
  ) {
    const { upload } = await readUpload(request, await this.proofs.rule('student'));
    return this.proofs.addStudentProof(once, payer, id, upload);
  }
}
