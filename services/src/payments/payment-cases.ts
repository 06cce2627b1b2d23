import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../editions/edition.presenter.js';
import type { Registration } from '../registrations/registrations.service.js';
import { Payment } from './payment.entity.js';
import { paymentNotFound } from './payments.errors.js';

/** A payment with what it is for, and the edition with the fees that it was priced by. */
export interface PaymentCase {
  edition: EditionSnapshot;
  registration: Registration;
  payment: Payment;
  /** The address of the account; null without one. */
  accountEmail: string | null;
  hasStudentProof: boolean;
}

type Key = Partial<Pick<Payment, 'id' | 'merchantReference' | 'registrationId'>>;
type Found = Payment & { registration: Registration };
type Beside = Omit<EditionSnapshot, 'id'> & Pick<PaymentCase, 'accountEmail' | 'hasStudentProof'>;

const STUDENT_PROOF = `EXISTS (
  SELECT FROM payment_proofs proof WHERE proof.payment_id = payment.id AND proof.kind = 'student')`;

@Injectable()
export class PaymentCases {
  /** @throws AppError NOT_FOUND */
  find(tx: EntityManager, key: Key): Promise<PaymentCase> {
    return this.read(tx, key, false);
  }

  /** Holds the payment until the end of the transaction. @throws AppError NOT_FOUND */
  hold(tx: EntityManager, key: Key): Promise<PaymentCase> {
    return this.read(tx, key, true);
  }

  /** The tables of other modules are joined by name: every decision begins here, with one statement. */
  private async read(tx: EntityManager, key: Key, isHeld: boolean): Promise<PaymentCase> {
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
      .addSelect('edition.revision', 'revision')
      .addSelect('edition.document', 'document')
      .addSelect('fees.fees', 'fees')
      .addSelect('fees.revision', 'feeRevision')
      .addSelect('account.email', 'accountEmail')
      .addSelect(STUDENT_PROOF, 'hasStudentProof')
      .where(key);
    if (isHeld) query.setLock('pessimistic_write', undefined, ['payment']);
    const { entities, raw } = await query.getRawAndEntities<Beside>();
    const [found, beside] = [entities[0] as Found | undefined, raw[0]];
    if (!found || !beside) throw paymentNotFound();
    const { registration, ...payment } = found;
    const { revision, document, fees, feeRevision, accountEmail, hasStudentProof } = beside;
    const edition = { id: registration.editionId, revision, document, fees, feeRevision };
    return { edition, registration, payment, accountEmail, hasStudentProof };
  }
}
