import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ANYWHERE_ON_EARTH, deadlineAfter } from '../../conference/editions/local-instant.js';
import { Clock } from '../../platform/core/clock.js';
import { totalOf } from '../extras/extra-lines.js';
import { PriceLines } from '../extras/price-lines.js';
import { askAboutPages } from '../gateways/gateways.sql.js';
import { withTax } from '../invoices/tax-lines.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { byAdmin, type LedgerAction } from '../payments/ledger/ledger-entry.entity.js';
import { buyerOf, type PaymentCase } from '../payments/ledger/payment-cases.js';
import { PaymentLedger } from '../payments/ledger/payment-ledger.js';
import { isEnough, outstandingCents } from '../payments/ledger/payment-money.js';
import { Payment } from '../payments/ledger/payment.entity.js';

/** Of a decision: the person waited for it. */
const DAYS_TO_PAY = 7;

/** Other prices of a registration that finance decides on: a waiver, or the check of a country. */
@Injectable()
export class PriceChanges {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly ledger: PaymentLedger,
    private readonly lines: PriceLines,
    private readonly clock: Clock,
  ) {}

  /**
   * The payment of the lines, due a week after the decision at the earliest. Money that is now enough, or no longer,
   * changes the status.
   * @param sold without tax that is added
   * @throws AppError CHANGED_MEANWHILE
   */
  async apply(
    tx: EntityManager,
    about: PaymentCase,
    sold: PaymentCase['lines'],
    { actorId, action, reason }: { actorId: string; action: LedgerAction; reason?: string },
  ): Promise<PaymentCase> {
    const author = byAdmin(actorId);
    const lines = withTax(about.edition, sold, buyerOf(about));
    const amountCents = totalOf(lines);
    const registration = await this.registrations.price(tx, about.registration, amountCents);
    await this.lines.replace(tx, about.payment.id, lines);
    const due = { amountDueCents: amountCents, reason };
    const changed = await this.ledger.add(tx, about.payment, action, author, due);
    await askAboutPages.run(tx, { paymentId: changed.id, now: this.clock.now() });
    const { receivedCents, status } = changed;
    const isPaidNow = receivedCents > 0 && isEnough(about.edition, changed, receivedCents);
    const isMatched = status === 'matched';
    const payment =
      isPaidNow === isMatched || receivedCents === 0
        ? changed
        : await this.ledger.transition(tx, changed, isPaidNow ? 'match' : 'underpay', author);
    const after = { ...about, registration, lines };
    return { ...after, payment: isPaidNow ? payment : await this.giveTime(tx, payment) };
  }

  /** A week from now at the least. */
  async giveTime(tx: EntityManager, payment: Payment): Promise<Payment> {
    const least = deadlineAfter(this.clock.now(), DAYS_TO_PAY, ANYWHERE_ON_EARTH);
    if (payment.payBy >= least || outstandingCents(payment) === 0) return payment;
    const change = { payBy: least, reminders: 0, cancelsAt: null };
    await tx.update(Payment, { id: payment.id }, change);
    return { ...payment, ...change };
  }
}
