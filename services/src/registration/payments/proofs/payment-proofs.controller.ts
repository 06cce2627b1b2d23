import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { idSchema } from '../../../platform/http/fields.schema.js';
import { ResponseSchema } from '../../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotent-request.js';
import { Access } from '../../../platform/http/policy/access.js';
import { AcceptsUpload } from '../../../platform/files/accepts-upload.js';
import { readUpload } from '../../../platform/files/upload.js';
import { CurrentPayer, type Payer } from '../payer/payer.js';
import { PaymentProofsService } from './payment-proofs.service.js';
import { paymentAnswerSchema, paymentIdSchema, type PaymentId } from '../payer/payment.schema.js';
import { proofLimit } from '../payer/payments.limits.js';
import { PROOF_KINDS } from './payment-proof.entity.js';
import { ProofUploads, type SentProof } from './proof-uploads.js';

/** A file of POST /payments/uploads. */
const sentProofSchema = z
  .strictObject({ kind: z.enum(PROOF_KINDS), uploadId: idSchema })
  .meta({ id: 'SentProof' });

@Controller('payments')
export class PaymentProofsController {
  constructor(
    private readonly proofs: PaymentProofsService,
    private readonly uploads: ProofUploads,
  ) {}

  @Post(':id/proof')
  @Access('public', proofLimit)
  @AcceptsUpload('proof')
  @ResponseSchema(paymentAnswerSchema, 201)
  async add(
    @Idempotent() request: IdempotentRequest,
    @CurrentPayer() payer: Payer,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Req() http: FastifyRequest,
  ) {
    const { upload } = await readUpload(http, await this.proofs.rule('payment'));
    return this.proofs.add(request, payer, { id, kind: 'payment', proof: upload });
  }

  @Post(':id/student-proof')
  @Access('public', proofLimit)
  @AcceptsUpload('proof')
  @ResponseSchema(paymentAnswerSchema, 201)
  async addStudentProof(
    @Idempotent() request: IdempotentRequest,
    @CurrentPayer() payer: Payer,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Req() http: FastifyRequest,
  ) {
    const { upload } = await readUpload(http, await this.proofs.rule('student'));
    return this.proofs.add(request, payer, { id, kind: 'student', proof: upload });
  }

  @Post(':id/country-proof')
  @Access('public', proofLimit)
  @AcceptsUpload('proof')
  @ResponseSchema(paymentAnswerSchema, 201)
  async addCountryProof(
    @Idempotent() request: IdempotentRequest,
    @CurrentPayer() payer: Payer,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Req() http: FastifyRequest,
  ) {
    const { upload } = await readUpload(http, await this.proofs.rule('country'));
    return this.proofs.add(request, payer, { id, kind: 'country', proof: upload });
  }

  @Post(':id/sent-proofs')
  @Access('public', proofLimit)
  @ResponseSchema(paymentAnswerSchema, 201)
  addSent(
    @CurrentPayer() payer: Payer,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
    @Body({ schema: sentProofSchema }) sent: SentProof,
  ) {
    return this.uploads.use(payer, id, sent);
  }
}
