import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { FilesService } from '../../../platform/files/files.service.js';
import type { Upload, UploadRule } from '../../../platform/files/upload.js';
import { isOwn, type Payer } from '../payer/payer.js';
import { byPayer } from '../ledger/ledger-entry.entity.js';
import { PaymentCases } from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import { PaymentProof, type ProofKind } from './payment-proof.entity.js';
import { answer } from '../payer/payment.presenter.js';
import type { PaymentAnswer } from '../payer/payment.schema.js';
import { notFromHere, paymentNotFound } from '../ledger/payments.errors.js';
import { proofRule } from './proof-rule.js';

@Injectable()
export class PaymentProofsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly idempotency: Idempotency,
    private readonly files: FilesService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
  ) {}

  async rule(kind: ProofKind): Promise<UploadRule> {
    const { document } = await this.editions.current(this.dataSource.manager);
    return proofRule(document.limits.proofBytes, kind);
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION after confirmation or rejection */
  add(request: IdempotentRequest, payer: Payer, id: string, proof: Upload): Promise<PaymentAnswer> {
    const body = { id, proof: proof.sha256.toString('hex') };
    return this.idempotency.run({ ...request, body }, async (tx) => {
      const about = await this.cases.lock(tx, { id });
      if (!isOwn(payer, about.registration)) throw paymentNotFound();
      const author = byPayer(payer.user?.id ?? null);
      const payment = await this.ledger.transition(tx, about.payment, 'upload-proof', author);
      await this.keep(tx, id, proof, 'payment');
      return answer({ ...about, payment }, payer);
    });
  }

  /** The payment keeps its status. @throws AppError NOT_FOUND; INVALID_TRANSITION if not needed */
  addStudentProof(
    request: IdempotentRequest,
    payer: Payer,
    id: string,
    proof: Upload,
  ): Promise<PaymentAnswer> {
    const body = { id, studentProof: proof.sha256.toString('hex') };
    return this.idempotency.run({ ...request, body }, async (tx) => {
      const about = await this.cases.lock(tx, { id });
      const { registration } = about;
      if (!isOwn(payer, registration)) throw paymentNotFound();
      const isWanted =
        registration.academicCategory === 'student' && registration.status === 'pending';
      if (!isWanted) throw notFromHere(about.payment.status);
      const author = byPayer(payer.user?.id ?? null);
      const payment = await this.ledger.add(tx, about.payment, 'upload-student-proof', author);
      await this.keep(tx, id, proof, 'student');
      return answer({ ...about, payment, hasStudentProof: true }, payer);
    });
  }

  private async keep(
    tx: EntityManager,
    paymentId: string,
    file: Upload,
    kind: ProofKind,
  ): Promise<void> {
    const fileId = await this.files.keep(tx, file, 'payment-proof');
    await tx.insert(PaymentProof, { fileId, paymentId, kind });
  }
}
