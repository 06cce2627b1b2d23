import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { EditionsService } from '../editions/editions.service.js';
import { FilesService } from '../files/files.service.js';
import type { Upload, UploadRule } from '../files/upload.js';
import { isOwn, type Payer } from './payer.js';
import { byPayer } from './ledger-action.js';
import { PaymentCases } from './payment-cases.js';
import { PaymentLedger } from './payment-ledger.js';
import { PaymentProof, type ProofKind } from './payment-proof.entity.js';
import { answer } from './payment-answer.js';
import type { PaymentAnswer } from './payment.schema.js';
import { notFromHere, paymentNotFound } from './payments.errors.js';
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

  /** What a receipt, or a proof of being a student, must be for the current edition. */
  async rule(kind: ProofKind): Promise<UploadRule> {
    const { document } = await this.editions.current(this.dataSource.manager);
    return proofRule(document.limits.proofBytes, kind);
  }

  /**
   * Adds a receipt to the payer's own payment, for an admin to check.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION once the payment is decided
   */
  add(once: OnceRequest, payer: Payer, id: string, receipt: Upload): Promise<PaymentAnswer> {
    const body = { id, receipt: receipt.sha256.toString('hex') };
    return this.idempotency.once({ ...once, body }, async (tx) => {
      const about = await this.cases.hold(tx, { id });
      if (!isOwn(payer, about.registration)) throw paymentNotFound();
      const author = byPayer(payer.user?.id ?? null);
      const payment = await this.ledger.move(tx, about.payment, 'upload-proof', author);
      await this.keep(tx, id, receipt, 'receipt');
      return answer({ ...about, payment }, payer);
    });
  }

  /**
   * Adds the proof that the payer is a student; the payment stays where it is.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION where none is needed any more
   */
  addStudentProof(
    once: OnceRequest,
    payer: Payer,
    id: string,
    proof: Upload,
  ): Promise<PaymentAnswer> {
    const body = { id, studentProof: proof.sha256.toString('hex') };
    return this.idempotency.once({ ...once, body }, async (tx) => {
      const about = await this.cases.hold(tx, { id });
      const { registration } = about;
      if (!isOwn(payer, registration)) throw paymentNotFound();
      const isWanted =
        registration.academicCategory === 'student' && registration.status === 'pending';
      if (!isWanted) throw notFromHere(about.payment.status);
      const author = byPayer(payer.user?.id ?? null);
      const payment = await this.ledger.add(tx, about.payment, 'student-proof', author);
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
