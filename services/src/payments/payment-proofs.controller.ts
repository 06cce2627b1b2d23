import { Controller, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../common/answers.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { TakesUpload } from '../files/takes-upload.js';
import { readUpload, type UploadRule } from '../files/upload.js';
import { CurrentPayer, type Payer } from './payer.js';
import { PaymentProofsService } from './payment-proofs.service.js';
import { paymentAnswerSchema, paymentIdSchema, type PaymentId } from './payment.schema.js';
import { proofLimit } from './payments.limits.js';
import { texts } from './payments.texts.js';

const proof: UploadRule = {
  field: 'proof',
  maxBytes: 5 * 1024 * 1024,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  texts: {
    missing: texts.proofMissing,
    wrongType: texts.proofWrongType,
    tooLarge: texts.proofTooLarge,
  },
};

const studentProof: UploadRule = {
  ...proof,
  texts: { ...proof.texts, missing: texts.studentProofMissing },
};

@Controller('payments')
export class PaymentProofsController {
  constructor(private readonly proofs: PaymentProofsService) {}

  @Post(':id/proof')
  @Access('public', proofLimit)
  @TakesUpload(proof.field)
  @Answers(paymentAnswerSchema, 201)
  async add(
    @Once() once: OnceRequest,
    @CurrentPayer() payer: Payer,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Req() request: FastifyRequest,
  ) {
    const { upload } = await readUpload(request, proof);
    return this.proofs.add(once, payer, id, upload);
  }

  @Post(':id/student-proof')
  @Access('public', proofLimit)
  @TakesUpload(studentProof.field)
  @Answers(paymentAnswerSchema, 201)
  async addStudentProof(
    @Once() once: OnceRequest,
    @CurrentPayer() payer: Payer,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Req() request: FastifyRequest,
  ) {
    const { upload } = await readUpload(request, studentProof);
    return this.proofs.addStudentProof(once, payer, id, upload);
  }
}
