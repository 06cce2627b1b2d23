import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { dollars } from '../../../conference/editions/fees.js';
import { HeldKinds } from '../../../platform/holds/held-kinds.js';
import { Holds } from '../../../platform/holds/holds.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { BankStatement, type Money } from '../statements/bank-statement.js';
import { type Author, byAdmin, BY_GATEWAY, BY_SYSTEM } from '../ledger/ledger-entry.entity.js';
import {
  expectUnchanged,
  expectVersion,
  PaymentCases,
  type PaymentCase,
} from '../ledger/payment-cases.js';
import { type EntryDetails, expectAllowed, PaymentLedger } from '../ledger/payment-ledger.js';
import type { Payment } from '../ledger/payment.entity.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { centsOf, isEnough } from '../ledger/payment-money.js';
import { factsOf } from '../ledger/payment-status.js';
import { countryUnchecked, proofMissing, tooLittle, tooMuch } from '../ledger/payments.errors.js';
import { Receipts } from '../ledger/receipts.js';

export interface Confirmation {
  version: number;
  /** Undefined when it was matched before. */
  money?: Money;
  /** Finance checked the proof outside the product, for example in an email. */
  isStudentProofSeen?: boolean;
}

interface Rejection {
  version: number;
  /** For the payer. */
  reason: string;
}

/** Held kinds. */
const CONFIRM = 'payment-confirm';
const REJECT = 'payment-reject';

const SEEN_ELSEWHERE = 'The student proof was seen elsewhere.';

const NOTHING_TO_PAY = 'There is nothing to pay.';

@Injectable()
export class PaymentDecisions implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly statement: BankStatement,
    private readonly receipts: Receipts,
    private readonly emails: PaymentEmails,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<Confirmation>(CONFIRM, 'payments:write', async (tx, act) => {
      const { subjectId: id, actor, payload } = act;
      const about = await this.cases.lock(tx, { id });
      expectUnchanged(about, payload.version);
      await this.complete(tx, about, payload, byAdmin(actor.id));
    });
    this.kinds.add<Rejection>(REJECT, 'payments:write', async (tx, act) => {
      const { subjectId: id, actor, payload } = act;
      const about = await this.cases.lock(tx, { id });
      expectUnchanged(about, payload.version);
      await this.refuse(tx, about, payload, actor.id);
    });
  }

  /**
   * On hold first. Repeating the same money changes nothing.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, PRICE_DIFFERS, PROOF_REQUIRED also before the country is checked,
   *   VALIDATION_FAILED for a future date, INVALID_TRANSITION; CONFLICT while it is on hold already
   */
  async confirm(actorId: string, id: string, confirmation: Confirmation): Promise<void> {
    const { version, money } = confirmation;
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      if (money && (await this.isBookedAlready(tx, about, money))) return;
      expectVersion(about, version);
      const label = about.payment.merchantReference;
      const subject = { type: 'payment', id };
      const act = { kind: CONFIRM, subject, label, actorId, payload: confirmation };
      await this.holds.act(tx, act, (tx) =>
        this.complete(tx, about, confirmation, byAdmin(actorId)),
      );
    });
  }

  /** Without a hold, for samples. @throws AppError as `confirm` */
  async confirmAtOnce(actorId: string, id: string, confirmation: Confirmation): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, confirmation.version);
      await this.complete(tx, about, confirmation, byAdmin(actorId));
    });
  }

  /**
   * A payment that was matched in full, in the same transaction.
   * @returns false for one that is still short of money, of a proof, or of the check of its country
   */
  async confirmMatched(tx: EntityManager, actorId: string, id: string): Promise<boolean> {
    const about = await this.cases.lock(tx, { id });
    const { registration, payment, hasStudentProof } = about;
    const isProven = registration.academicCategory !== 'student' || hasStudentProof;
    if (payment.status !== 'matched' || !isProven || awaitsCountryCheck(about)) return false;
    await this.complete(tx, about, { version: payment.version }, byAdmin(actorId));
    return true;
  }

  /**
   * A payment that money of a payment page has matched, in the same transaction.
   * @returns false for a student, and before the country is checked: finance looks at these first
   */
  async confirmOnline(tx: EntityManager, id: string): Promise<boolean> {
    const about = await this.cases.find(tx, { id });
    const isStudent = about.registration.academicCategory === 'student';
    if (isStudent || awaitsCountryCheck(about)) return false;
    await this.complete(tx, about, { version: about.payment.version }, BY_GATEWAY);
    return true;
  }

  /** Without a transfer, a registration for which `isFree`. */
  async settleFree(tx: EntityManager, about: PaymentCase): Promise<PaymentCase> {
    const payment = await this.finish(tx, about, BY_SYSTEM, { reason: NOTHING_TO_PAY });
    const receiptNumber = await this.receipts.issue(tx, about);
    await this.emails.confirmed(tx, { ...about, payment }, { receiptNumber });
    return { ...about, payment, registration: { ...about.registration, status: 'completed' } };
  }

  private async complete(
    tx: EntityManager,
    about: PaymentCase,
    { money, isStudentProofSeen = false }: Confirmation,
    author: Author,
  ): Promise<void> {
    expectAllowed(about.payment, 'confirm');
    if (money) this.statement.expectPast(money);
    expectFee(about, money);
    expectProof(about, isStudentProofSeen);
    if (awaitsCountryCheck(about)) throw countryUnchecked();
    const details = {
      ...(money && this.statement.entryOf(money)),
      reason: isStudentProofSeen ? SEEN_ELSEWHERE : null,
    };
    const completed = await this.finish(tx, about, author, details);
    const receiptNumber = await this.receipts.issue(tx, about);
    const received = money ?? (await this.statement.last(tx, completed));
    await this.emails.confirmed(tx, about, {
      ...(received && { date: received.date, bankTransactionId: received.bankTransactionId }),
      receiptNumber,
    });
  }

  private async finish(
    tx: EntityManager,
    { payment, registration }: PaymentCase,
    author: Author,
    details: EntryDetails,
  ): Promise<Payment> {
    const completed = await this.ledger.transition(tx, payment, 'confirm', author, details);
    await this.registrations.act(tx, registration, 'complete');
    return completed;
  }

  /**
   * On hold first.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; CONFLICT while it is on hold already
   */
  async reject(actorId: string, id: string, rejection: Rejection): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, rejection.version);
      const label = about.payment.merchantReference;
      const subject = { type: 'payment', id };
      const act = { kind: REJECT, subject, label, actorId, payload: rejection };
      await this.holds.act(tx, act, (tx) => this.refuse(tx, about, rejection, actorId));
    });
  }

  /** Without a hold, for samples. @throws AppError as `reject` */
  async rejectAtOnce(actorId: string, id: string, rejection: Rejection): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, rejection.version);
      await this.refuse(tx, about, rejection, actorId);
    });
  }

  private async refuse(
    tx: EntityManager,
    about: PaymentCase,
    { reason }: Rejection,
    actorId: string,
  ): Promise<void> {
    await this.ledger.transition(tx, about.payment, 'reject', byAdmin(actorId), { reason });
    await this.registrations.act(tx, about.registration, 'reject');
    await this.emails.rejected(tx, about, reason);
  }

  /** True for a repeated request. */
  private async isBookedAlready(
    tx: EntityManager,
    { payment }: PaymentCase,
    money: Money,
  ): Promise<boolean> {
    return payment.status === 'completed' && (await this.statement.has(tx, payment, money));
  }
}

/** Finance has not checked the country that the reduced fee is for. */
export function awaitsCountryCheck({ band }: Pick<PaymentCase, 'band'>): boolean {
  return band?.countryCheck === 'declared';
}

/** There is nothing to pay, no money to return, and neither student status nor country to check. */
export function isFree(about: PaymentCase): boolean {
  const { payment, registration } = about;
  const { status, amountCents, receivedCents } = payment;
  const isWaiting = factsOf(status).awaitsMoney && receivedCents === 0;
  const isChecked = registration.academicCategory !== 'student' && !awaitsCountryCheck(about);
  return isWaiting && amountCents === 0 && isChecked;
}

function expectFee({ edition, payment }: PaymentCase, money?: Money): void {
  const received = payment.receivedCents + (money ? centsOf(money.amount) : 0);
  const missing = payment.amountCents - received;
  // A discounted fee can be within the tolerance, which is for transfers.
  const isUnpaid = received === 0 && payment.amountCents > 0;
  if (isUnpaid || !isEnough(edition, payment, received)) throw tooLittle(dollars(missing));
  // A match can exceed the fee; in a confirmation it is probably a typing error.
  if (money && missing < 0) throw tooMuch(dollars(-missing));
}

function expectProof({ registration, hasStudentProof }: PaymentCase, isSeen: boolean): void {
  const isStudent = registration.academicCategory === 'student';
  if (isStudent && !hasStudentProof && !isSeen) throw proofMissing();
}
