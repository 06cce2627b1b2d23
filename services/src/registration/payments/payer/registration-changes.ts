import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import type { PackageChoice } from '../../registrations/registration.schema.js';
import {
  RegistrationsService,
  type Registration,
} from '../../registrations/registrations.service.js';
import { byAdmin, byPayer, type Author } from '../ledger/ledger-entry.entity.js';
import { isOwn, type Payer } from './payer.js';
import { expectVersion, PaymentCases, type PaymentCase } from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { isEnough } from '../ledger/payment-money.js';
import { factsOf } from '../ledger/payment-status.js';
import { askFinance, notFromHere, paymentNotFound } from '../ledger/payments.errors.js';

@Injectable()
export class RegistrationChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly emails: PaymentEmails,
  ) {}

  /** Before any money was sent. @throws AppError NOT_FOUND, INVALID_TRANSITION */
  cancelOwn(payer: Payer, id: string): Promise<PaymentCase> {
    return this.dataSource.transaction(async (tx) => {
      const about = await this.own(tx, payer, id);
      if (about.payment.status === 'cancelled') return about;
      expectNoMoney(about);
      return this.cancel(tx, about, byPayer(payer.user?.id ?? null), '');
    });
  }

  /** @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION */
  async cancelFor(actorId: string, id: string, version: number, reason: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, version);
      await this.cancel(tx, about, byAdmin(actorId), reason);
    });
  }

  /** @throws AppError NOT_FOUND, INVALID_TRANSITION, and as RegistrationsService.choose */
  changeOwn(payer: Payer, id: string, choice: PackageChoice): Promise<PaymentCase> {
    return this.dataSource.transaction(async (tx) => {
      const about = await this.own(tx, payer, id);
      if (isChosen(about.registration, choice)) return about;
      expectNoMoney(about);
      this.registrations.expectOpen(await this.editions.current(tx));
      return this.change(tx, about, byPayer(payer.user?.id ?? null), choice);
    });
  }

  /**
   * A lower fee can make a partial payment a match.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION, and as `choose`
   */
  async changeFor(
    actorId: string,
    id: string,
    version: number,
    choice: PackageChoice,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, version);
      if (!isChosen(about.registration, choice)) {
        await this.change(tx, about, byAdmin(actorId), choice);
      }
    });
  }

  private async own(tx: EntityManager, payer: Payer, id: string): Promise<PaymentCase> {
    const about = await this.cases.lock(tx, { id });
    if (!isOwn(payer, about.registration)) throw paymentNotFound();
    return about;
  }

  private async cancel(
    tx: EntityManager,
    about: PaymentCase,
    author: Author,
    reason: string,
  ): Promise<PaymentCase> {
    const entry = { reason: reason || null };
    const payment = await this.ledger.transition(tx, about.payment, 'cancel', author, entry);
    await this.registrations.act(tx, about.registration, 'cancel');
    await this.emails.cancelled(tx, about, reason);
    return { ...about, payment };
  }

  private async change(
    tx: EntityManager,
    about: PaymentCase,
    author: Author,
    choice: PackageChoice,
  ): Promise<PaymentCase> {
    const { payment: before, registration: old } = about;
    if (!factsOf(before.status).awaitsMoney) throw notFromHere(before.status);
    const current = await this.editions.current(tx);
    const edition = current.id === old.editionId ? current : about.edition;
    const registration = await this.registrations.choose(tx, edition, old, choice);
    const changed = await this.ledger.add(tx, before, 'change-package', author, {
      reason: `${offerOf(old)} → ${offerOf(registration)}`,
      amountDueCents: registration.amountCents,
    });
    const { receivedCents } = changed;
    const isPaidNow = receivedCents > 0 && isEnough(edition, changed, receivedCents);
    const payment = isPaidNow
      ? await this.ledger.transition(tx, changed, 'match', author)
      : changed;
    const paper = await this.registrations.paperOf(tx, registration);
    const after = { ...about, edition, registration, payment, paper };
    await this.emails.changed(tx, after);
    return after;
  }
}

/** @throws AppError INVALID_TRANSITION */
function expectNoMoney({ payment }: PaymentCase): void {
  if (payment.status !== 'awaiting-payment') throw askFinance();
}

function isChosen(registration: Registration, choice: PackageChoice): boolean {
  return (
    registration.packageId === choice.registrationPackage &&
    registration.academicCategory === choice.academicCategory &&
    (choice.paperId ?? registration.paperId) === registration.paperId
  );
}

function offerOf({ packageId, academicCategory }: Registration): string {
  return `${packageId}, ${academicCategory}`;
}
