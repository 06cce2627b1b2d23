import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { ResumableUploads } from '../../../platform/uploads/resumable-uploads.service.js';
import { UploadPurposes } from '../../../platform/uploads/upload-purposes.js';
import type { Payer } from '../payer/payer.js';
import type { PaymentAnswer } from '../payer/payment.schema.js';
import { paymentNotFound } from '../ledger/payments.errors.js';
import { PROOF_KINDS, type ProofKind } from './payment-proof.entity.js';
import { PaymentProofsService } from './payment-proofs.service.js';
import { PROOF_TYPES, wrongProofType } from './proof-rule.js';

/** A proof that was sent in several requests. */
export interface SentProof {
  kind: ProofKind;
  uploadId: string;
}

const purposeOf = (kind: ProofKind) => `${kind}-proof`;

/** Proofs in several requests: their payers may have no account. */
@Injectable()
export class ProofUploads {
  private readonly purposes = new UploadPurposes<Payer>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: ResumableUploads,
    private readonly proofs: PaymentProofsService,
  ) {
    for (const kind of PROOF_KINDS) {
      this.purposes.add(purposeOf(kind), {
        field: 'proof',
        types: PROOF_TYPES,
        wrongType: wrongProofType,
        rule: (payer, paymentId) => proofs.ruleFor(payer, paymentId, kind),
      });
    }
  }

  /** @throws AppError NOT_FOUND without an account and a registration of the browser, and as `answer` of the uploads */
  answer(person: Payer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { purposes } = this;
    return this.uploads.answer({ ownerId: ownerOf(person), person, purposes }, request, reply);
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION as for a single request; CONFLICT while bytes are missing */
  async use(payer: Payer, id: string, { kind, uploadId }: SentProof): Promise<PaymentAnswer> {
    const key = { ownerId: ownerOf(payer), id: uploadId };
    const sent = await this.uploads.find(key);
    const expected = { purpose: purposeOf(kind), subjectId: id };
    return this.uploads.withFile(
      sent,
      { ...expected, rule: await this.proofs.rule(kind) },
      (proof) =>
        this.dataSource.transaction(async (tx) => {
          await this.uploads.use(tx, key);
          return this.proofs.keep(tx, payer, { id, kind, proof });
        }),
      () => this.proofs.read(payer, id),
    );
  }
}

/** The account, or a UUID of the secret that its browser has for life. */
function ownerOf({ user, browserHash }: Payer): string {
  if (user) return user.id;
  if (!browserHash) throw paymentNotFound();
  const hex = browserHash.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}
