import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.js';
import { Notices } from '../../../platform/notices/notices.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { FilesService } from '../../../platform/files/files.service.js';
import type { Upload, UploadRule } from '../../../platform/files/upload.js';
import { isOwn, type Payer } from '../payer/payer.js';
import { byPayer } from '../ledger/ledger-entry.entity.js';
import { type PaymentCase, PaymentCases } from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import { nextPaymentStatus } from '../ledger/payment-status.js';
import { PaymentProof, type ProofKind } from './payment-proof.entity.js';
import { answer } from '../payer/payment.presenter.js';
import type { PaymentAnswer } from '../payer/payment.schema.js';
import { noProofWanted, notFromHere, paymentNotFound } from '../ledger/payments.errors.js';
import { paidByGroup } from '../../groups/groups.errors.js';
import { proofRule } from './proof-rule.js';

interface NewProof {
  /** Of the payment. */
  id: string;
  kind: ProofKind;
  proof: Upload;
}

@Injectable()
export class PaymentProofsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly idempotency: Idempotency,
    private readonly files: FilesService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly notices: Notices,
  ) {}

  async rule(kind: ProofKind): Promise<UploadRule> {
    const { document } = await this.editions.current(this.dataSource.manager);
    return proofRule(document.limits.proofBytes, kind);
  }

  /** Before the bytes of a file are sent. @throws AppError as `keep` */
  async ruleFor(payer: Payer, id: string, kind: ProofKind): Promise<UploadRule> {
    requireWanted(payer, await this.cases.find(this.dataSource.manager, { id }), kind);
    return this.rule(kind);
  }

  /** @throws AppError as `keep` */
  add(request: IdempotentRequest, payer: Payer, proof: NewProof): Promise<PaymentAnswer> {
    const { id, kind } = proof;
    const body = { id, kind, proof: proof.proof.sha256.toString('hex') };
    return this.idempotency.run({ ...request, body }, (tx) => this.keep(tx, payer, proof));
  }

  /**
   * With a proof of student status or of the country, the payment keeps its status.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION after confirmation or rejection, and if none is needed;
   *   CONFLICT for money that is being refunded
   */
  async keep(tx: EntityManager, payer: Payer, { id, kind, proof }: NewProof) {
    const about = await this.cases.lock(tx, { id });
    requireWanted(payer, about, kind);
    const author = byPayer(payer.user?.id ?? null);
    const payment =
      kind === 'payment'
        ? await this.ledger.transition(tx, about.payment, 'upload-proof', author)
        : await this.ledger.add(tx, about.payment, `upload-${kind}-proof`, author);
    const fileId = await this.files.keep(tx, proof, 'payment-proof');
    await tx.insert(PaymentProof, { fileId, paymentId: id, kind });
    if (kind === 'payment') await this.notices.add(tx, 'proof-of-payment', id);
    const proofs = {
      ...(kind === 'student' && { hasStudentProof: true }),
      ...(kind === 'country' && { hasCountryProof: true }),
    };
    return answer({ ...about, payment, ...proofs }, payer);
  }

  /** @throws AppError NOT_FOUND */
  async read(payer: Payer, id: string): Promise<PaymentAnswer> {
    const about = await this.cases.find(this.dataSource.manager, { id });
    if (!isOwn(payer, about.registration)) throw paymentNotFound();
    return answer(about, payer);
  }
}

function isWanted({ registration, payment, band }: PaymentCase, kind: ProofKind): boolean {
  const isPending = registration.status === 'pending';
  switch (kind) {
    case 'payment':
      return nextPaymentStatus(payment.status, 'upload-proof') !== undefined;
    case 'student':
      return isPending && registration.academicCategory === 'student';
    case 'country':
      return isPending && (band?.countryCheck === 'declared' || band?.countryCheck === 'refused');
  }
}

function requireWanted(payer: Payer, about: PaymentCase, kind: ProofKind): void {
  const { registration, payment } = about;
  if (!isOwn(payer, registration)) throw paymentNotFound();
  if (!isWanted(about, kind)) throw notFromHere(payment.status);
  if (kind === 'payment' && about.group) throw paidByGroup();
  // It would leave the state from which the bank's line refunds the payment.
  if (kind === 'payment' && about.refundUnderWay) throw noProofWanted();
}
