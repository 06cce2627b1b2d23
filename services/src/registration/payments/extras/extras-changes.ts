import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/core/clock.js';
import { dollars } from '../../../conference/editions/fees.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { answersUntil, checkedAnswers, questionsFor } from '../../extras/answers.js';
import { extraLines, totalOf } from '../../extras/extra-lines.js';
import { ExtraStock } from '../../extras/extra-stock.js';
import { answersClosed, totalDiffers } from '../../extras/extras.errors.js';
import type { Line } from '../../extras/price-line.entity.js';
import { PriceLines } from '../../extras/price-lines.js';
import type { StoredAnswer } from '../../extras/registration-answer.entity.js';
import { RegistrationAnswers } from '../../extras/registration-answers.js';
import { soldLines, withTax } from '../../invoices/tax-lines.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { isFree, PaymentDecisions } from '../decisions/payment-decisions.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { byPayer } from '../ledger/ledger-entry.entity.js';
import {
  buyerOf,
  expectOffGroupInvoice,
  PaymentCases,
  type PaymentCase,
} from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import { factsOf } from '../ledger/payment-status.js';
import { askFinance, notFromHere, paymentNotFound } from '../ledger/payments.errors.js';
import { isOwn, type Payer } from '../payer/payer.js';
import type { ExtrasChoice } from './registration-extras.schema.js';

@Injectable()
export class ExtrasChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly stock: ExtraStock,
    private readonly lines: PriceLines,
    private readonly decisions: PaymentDecisions,
    private readonly answers: RegistrationAnswers,
    private readonly emails: PaymentEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Before any money was sent. Extras that were bought before keep their price.
   * @throws AppError NOT_FOUND, INVALID_TRANSITION, PRICE_DIFFERS, SOLD_OUT, CLOSED, and as `extraLines`
   */
  choose(payer: Payer, id: string, { extras, price }: ExtrasChoice): Promise<PaymentCase> {
    return this.dataSource.transaction(async (tx) => {
      const about = await this.own(tx, payer, id);
      if (about.payment.status !== 'awaiting-payment') throw askFinance();
      expectOffGroupInvoice(about);
      const sold = soldLines(about.lines);
      const kept = sold.filter(({ kind, item }) => kind !== 'extra' || extras.includes(item));
      const added = await this.added(tx, about, extras);
      const chosen = [...kept, ...added];
      if (price !== dollars(totalOf(chosen))) throw totalDiffers();
      if (added.length === 0 && kept.length === sold.length) return about;
      const lines = withTax(about.edition, chosen, buyerOf(about));
      const amountCents = totalOf(lines);
      const registration = await this.registrations.price(tx, about.registration, amountCents);
      const author = byPayer(payer.user?.id ?? null);
      await this.lines.replace(tx, id, lines);
      const payment = await this.ledger.add(tx, about.payment, 'change-extras', author, {
        reason: `${namesOf(about.lines)} → ${namesOf(lines)}`,
        amountDueCents: amountCents,
      });
      const after = { ...about, registration, payment, lines };
      if (isFree(after)) return this.decisions.settleFree(tx, after);
      await this.emails.changed(tx, after);
      return this.cases.withInvoices(tx, after);
    });
  }

  /**
   * Replaces all answers.
   * @throws AppError NOT_FOUND, INVALID_TRANSITION for an ended registration, CLOSED, VALIDATION_FAILED
   */
  answer(payer: Payer, id: string, given: StoredAnswer[]): Promise<PaymentCase> {
    return this.dataSource.transaction(async (tx) => {
      const about = await this.own(tx, payer, id);
      const { registration, payment } = about;
      const { document } = about.edition;
      if (factsOf(payment.status).isClosed) throw notFromHere(payment.status);
      const until = answersUntil(document, registration.createdAt);
      if (this.clock.now() >= until) throw answersClosed();
      const answers = checkedAnswers(questionsFor(document, registration.packageId), given);
      await this.answers.replace(tx, registration.id, answers);
      await this.audit.record(tx, {
        actorId: payer.user?.id ?? null,
        action: 'registration.answered',
        subject: { type: 'registration', id: registration.id },
        fields: answers.map(({ questionId }) => questionId),
      });
      return { ...about, answers };
    });
  }

  private async added(
    tx: EntityManager,
    { edition, registration, lines }: PaymentCase,
    extras: string[],
  ): Promise<Line[]> {
    const isNew = (id: string) => lines.every(({ kind, item }) => kind !== 'extra' || item !== id);
    const ids = extras.filter(isNew);
    if (ids.length === 0) return [];
    this.registrations.expectOpen(await this.editions.current(tx));
    const added = extraLines(edition, registration.packageId, ids, this.clock.now());
    await this.stock.take(tx, edition, added);
    return added;
  }

  private async own(tx: EntityManager, payer: Payer, id: string): Promise<PaymentCase> {
    const about = await this.cases.lock(tx, { id });
    if (!isOwn(payer, about.registration)) throw paymentNotFound();
    return about;
  }
}

function namesOf(lines: readonly Line[]): string {
  return lines.map(({ name }) => name).join(', ');
}
