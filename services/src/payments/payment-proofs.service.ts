import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { FilesService } from '../files/files.service.js';
import type { Upload } from '../files/upload.js';
import { isOwn, type Payer } from './payer.js';
import { PaymentCases } from './payment-cases.js';
import { PaymentLedger } from './payment-ledger.js';
import { PaymentProof } from './payment-proof.entity.js';
import { presentPayment } from './payment.presenter.js';
import type { PaymentAnswer } from './payment.schema.js';
import { paymentNotFound } from './payments.errors.js';

@Injectable()
export class PaymentProofsService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly files: FilesService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
  ) {}

  /**
   * Adds a receipt to the payer's own payment, for an admin to check.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION once the payment is decided
   */
  add(once: OnceRequest, payer: Payer, id: string, receipt: Upload): Promise<PaymentAnswer> {
    const body = { id, receipt: receipt.sha256.toString('hex') };
    return this.idempotency.once({ ...once, body }, async (tx) => {
      const about = await this.cases.find(tx, { id });
      if (!isOwn(payer, about.registration)) throw paymentNotFound();
      const actorId = payer.user?.id ?? null;
      const payment = await this.ledger.move(tx, about.payment, 'upload-proof', actorId);
      await this.keep(tx, id, receipt);
      const data = presentPayment(about.edition, about.registration, payment, 'owner');
      return { success: true, data };
    });
  }

  private async keep(tx: EntityManager, paymentId: string, receipt: Upload): Promise<void> {
    const fileId = await this.files.keep(tx, receipt, 'payment-proof');
    await tx.insert(PaymentProof, { fileId, paymentId });
  }
}
