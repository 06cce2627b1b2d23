import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import type { EditionSnapshot } from '../editions/edition.presenter.js';
import type { Registration } from '../registrations/registrations.service.js';
import { Payment } from './payment.entity.js';
import { paymentNotFound } from './payments.errors.js';

/** A payment with what it is for, and the edition with the fees that it was priced by. */
export interface PaymentCase {
  edition: EditionSnapshot;
  registration: Registration;
  payment: Payment;
  /** What a publication is for. */
  paper: { id: string; title: string } | null;
  /** The address of the account; null without one. */
  accountEmail: string | null;
  hasStudentProof: boolean;
}

type Key = Partial<Pick<Payment, 'id' | 'merchantReference' | 'registrationId'>>;
type Found = Payment & { registration: Registration };
type Beside = Omit<EditionSnapshot, 'id'> &
  Pick<PaymentCase, 'accountEmail' | 'hasStudentProof'> & { paperTitle: string | null };

const STUDENT_PROOF = `EXISTS (
  SELECT FROM payment_proofs proof WHERE proof.payment_id = payment.id AND proof.kind = 'student')`;

@Injectable()
export class PaymentCases {
  /** @throws AppError NOT_FOUND */
  async find(tx: EntityManager, key: Key): Promise<PaymentCase> {
    return expectOne(await this.read(tx, key));
  }

  /** Holds the payment until the end of the transaction. @throws AppError NOT_FOUND */
  async hold(tx: EntityManager, key: Key): Promise<PaymentCase> {
    return expectOne(await this.read(tx, key, { isHeld: true }));
  }

  /** Those of the registrations, the newest first. */
  all(tx: EntityManager, registrationIds: string[]): Promise<PaymentCase[]> {
    return this.read(tx, { registrationId: In(registrationIds) });
  }

  /** The tables of other modules are joined by name: every decision begins here, with one statement. */
  private async read(
    tx: EntityManager,
    key: FindOptionsWhere<Payment>,
    { isHeld = false } = {},
  ): Promise<PaymentCase[]> {
    const query = tx
      .createQueryBuilder(Payment, 'payment')
      .innerJoinAndMapOne(
        'payment.registration',
        'Registration',
        'registration',
        'registration.id = payment.registrationId',
      )
      .innerJoin('Edition', 'edition', 'edition.id = registration.editionId')
      .innerJoin(
        'FeeTableRevision',
        'fees',
        'fees.editionId = edition.id AND fees.revision = registration.feeRevision',
      )
      .leftJoin('User', 'account', 'account.id = registration.userId')
      .leftJoin('Paper', 'paper', 'paper.id = registration.paperId')
      .addSelect('edition.revision', 'revision')
      .addSelect('edition.document', 'document')
      .addSelect('fees.fees', 'fees')
      .addSelect('fees.revision', 'feeRevision')
      .addSelect('account.email', 'accountEmail')
      .addSelect('paper.title', 'paperTitle')
      .addSelect(STUDENT_PROOF, 'hasStudentProof')
      .where(key)
      .orderBy('payment.createdAt', 'DESC')
      .addOrderBy('payment.id', 'DESC');
    if (isHeld) query.setLock('pessimistic_write', undefined, ['payment']);
    const { entities, raw } = await query.getRawAndEntities<Beside>();
    return raw.map((beside, at) => caseOf(entities[at] as Found, beside));
  }
}

function caseOf({ registration, ...payment }: Found, beside: Beside): PaymentCase {
  const { revision, document, fees, feeRevision, paperTitle, accountEmail, hasStudentProof } =
    beside;
  const { editionId, paperId } = registration;
  const edition = { id: editionId, revision, document, fees, feeRevision };
  const paper = paperId && paperTitle !== null ? { id: paperId, title: paperTitle } : null;
  return { edition, registration, payment, paper, accountEmail, hasStudentProof };
}

/** @throws AppError NOT_FOUND */
function expectOne([found]: PaymentCase[]): PaymentCase {
  if (!found) throw paymentNotFound();
  return found;
}
