import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { dollars } from '../editions/fees.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { BankStatement, type Money } from './bank-statement.js';
import { expectVersion } from './expect-version.js';
import { byAdmin } from './ledger-action.js';
import { PaymentCases, type PaymentCase } from './payment-cases.js';
import { expectAllowed, PaymentLedger } from './payment-ledger.js';
import { PaymentMails } from './payment-mails.js';
import { centsOf, isEnough } from './payment-money.js';
import { proofMissing, tooLittle, tooMuch } from './payments.errors.js';
import { Receipts } from './receipts.js';

export interface Confirmation {
  version: number;
  /** What came just now; left out when it was matched before. */
  money?: Money;
  /** The proof of a student was seen elsewhere, as in a mail. */
  isStudentProofSeen?: boolean;
}

const SEEN_ELSEWHERE = 'The student proof was seen elsewhere.';

/** What ends a payment's waiting: each with its ledger entry, audit row and mail at once. */
@Injectable()
export class PaymentDecisions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly statement: BankStatement,
    private readonly receipts: Receipts,
    private readonly mails: PaymentMails,
  ) {}

  /**
   * Completes a payment and its registration, and gives the receipt its number. The same money again
   * changes nothing.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; PRICE_DIFFERS when it is not the fee;
   *   PROOF_REQUIRED; VALIDATION_FAILED for a day to come; INVALID_TRANSITION
   */
  async confirm(actorId: string, id: string, confirmation: Confirmation): Promise<void> {
    const { version, money, isStudentProofSeen = false } = confirmation;
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.hold(tx, { id });
      if (money && (await this.isBookedAlready(tx, about, money))) return;
      expectVersion(about, version);
      expectAllowed(about.payment, 'confirm');
      if (money) this.statement.expectPast(money);
      expectFee(about, money);
      expectProof(about, isStudentProofSeen);
      const details = {
        ...(money && this.statement.entryOf(money)),
        reason: isStudentProofSeen ? SEEN_ELSEWHERE : null,
      };
      const { payment } = about;
      const completed = await this.ledger.move(tx, payment, 'confirm', byAdmin(actorId), details);
      await this.registrations.act(tx, about.registration, 'complete');
      const receiptNumber = await this.receipts.issue(tx, about);
      const { date, bankTransactionId } = money ?? (await this.statement.last(tx, completed));
      await this.mails.confirmed(tx, about, { date, bankTransactionId, receiptNumber });
    });
  }

  /**
   * Rejects a payment and frees the seat of its registration. Money that came waits to be given back.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION
   */
  async reject(actorId: string, id: string, version: number, reason: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.hold(tx, { id });
      expectVersion(about, version);
      await this.ledger.move(tx, about.payment, 'reject', byAdmin(actorId), { reason });
      await this.registrations.act(tx, about.registration, 'reject');
      await this.mails.rejected(tx, about, reason);
    });
  }

  /** As a second press finds it: completed, with this very money. */
  private async isBookedAlready(
    tx: EntityManager,
    { payment }: PaymentCase,
    money: Money,
  ): Promise<boolean> {
    return payment.status === 'completed' && (await this.statement.has(tx, payment, money));
  }
}

function expectFee({ edition, payment }: PaymentCase, money?: Money): void {
  const received = payment.receivedCents + (money ? centsOf(money.amount) : 0);
  const missing = payment.amountCents - received;
  if (!isEnough(edition, payment, received)) throw tooLittle(dollars(missing));
  // What was matched before may be more; here it would rather be a slip of the pen.
  if (money && missing < 0) throw tooMuch(dollars(-missing));
}

function expectProof({ registration, hasStudentProof }: PaymentCase, isSeen: boolean): void {
  const isStudent = registration.academicCategory === 'student';
  if (isStudent && !hasStudentProof && !isSeen) throw proofMissing();
}
