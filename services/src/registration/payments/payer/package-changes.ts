import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PaperTransitions } from '../../../papers/transitions/paper-transitions.js';
import { Clock } from '../../../platform/core/clock.js';
import { HeldKinds } from '../../../platform/holds/held-kinds.js';
import { Holds } from '../../../platform/holds/holds.js';
import { feeAt } from '../../../conference/editions/fees.js';
import type { PackageId } from '../../../conference/editions/fees.schema.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { extrasIn, extrasKept, packageLine, totalOf } from '../../extras/extra-lines.js';
import type { Line } from '../../extras/price-line.entity.js';
import { DiscountCodes } from '../../reductions/discount-codes.js';
import { bandLines } from '../../reductions/band-lines.js';
import { waiverKept } from '../../reductions/waiver-lines.js';
import { PriceLines } from '../../extras/price-lines.js';
import { withTax } from '../../invoices/tax-lines.js';
import type { PackageChoice } from '../../registrations/registration.schema.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { Registration } from '../../registrations/registration.entity.js';
import { byAdmin, byPayer, type Author } from '../ledger/ledger-entry.entity.js';
import { isOwn, type Payer } from './payer.js';
import { paysFor } from '../../groups/group-joins.js';
import { notPaidFor } from '../../groups/groups.errors.js';
import {
  buyerOf,
  expectOffGroupInvoice,
  expectUnchanged,
  expectVersion,
  PaymentCases,
  type PaymentCase,
} from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import { isFree, PaymentDecisions } from '../decisions/payment-decisions.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { isEnough } from '../ledger/payment-money.js';
import { factsOf } from '../ledger/payment-status.js';
import { askFinance, notFromHere, paymentNotFound } from '../ledger/payments.errors.js';

/** Of finance. */
interface Change {
  version: number;
  choice: PackageChoice;
  /** When its price was shown, in ISO 8601: a step of the fees during the hold changes nothing. */
  pricedAt: string;
}

/** Held kind. */
const CHANGE = 'package-change';

/** Another package or category, by the payer or by finance. */
@Injectable()
export class PackageChanges implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly lines: PriceLines,
    private readonly codes: DiscountCodes,
    private readonly decisions: PaymentDecisions,
    private readonly clock: Clock,
    private readonly emails: PaymentEmails,
    private readonly papers: PaperTransitions,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<Change>(CHANGE, 'payments:write', async (tx, act) => {
      const { subjectId: id, actor, payload } = act;
      await this.lockPaper(tx, id);
      const about = await this.cases.lock(tx, { id });
      // The payer can choose it during the hold.
      if (isChosen(about.registration, payload.choice)) return;
      expectUnchanged(about, payload.version);
      await this.change(tx, about, byAdmin(actor.id), payload.choice, new Date(payload.pricedAt));
    });
  }

  /** @throws AppError NOT_FOUND, INVALID_TRANSITION, and as RegistrationsService.choose */
  changeOwn(payer: Payer, id: string, choice: PackageChoice): Promise<PaymentCase> {
    return this.dataSource.transaction(async (tx) => {
      await this.lockPaper(tx, id);
      const about = await this.cases.lock(tx, { id });
      if (!isOwn(payer, about.registration)) throw paymentNotFound();
      if (isChosen(about.registration, choice)) return about;
      if (about.payment.status !== 'awaiting-payment') throw askFinance();
      expectOffGroupInvoice(about);
      const { group } = about;
      if (group && !paysFor(group, choice.registrationPackage)) throw notPaidFor(group);
      this.registrations.expectOpen(await this.editions.current(tx));
      const payerId = payer.user?.id ?? null;
      const after = await this.change(tx, about, byPayer(payerId), choice, this.clock.now());
      return this.cases.withInvoices(tx, after);
    });
  }

  /**
   * On hold first. A lower fee can make a partial payment a match, or settle a free registration.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION, and as `choose`; CONFLICT while it is on
   *   hold already
   */
  async changeFor(
    actorId: string,
    id: string,
    version: number,
    choice: PackageChoice,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.lockPaper(tx, id);
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, version);
      if (isChosen(about.registration, choice)) return;
      const now = this.clock.now();
      const label = about.payment.merchantReference;
      const subject = { type: 'payment', id };
      const payload: Change = { version, choice, pricedAt: now.toISOString() };
      const act = { kind: CHANGE, subject, label, actorId, payload };
      await this.holds.act(tx, act, (tx) => this.change(tx, about, byAdmin(actorId), choice, now));
    });
  }

  /** In the order of a withdrawal: the paper, then its payment. */
  private async lockPaper(tx: EntityManager, id: string): Promise<void> {
    const { paper } = await this.cases.find(tx, { id });
    if (paper) await this.papers.lockShared(tx, paper.id);
  }

  private async change(
    tx: EntityManager,
    about: PaymentCase,
    author: Author,
    choice: PackageChoice,
    pricedAt: Date,
  ): Promise<PaymentCase> {
    const { payment: before, registration: old } = about;
    if (!factsOf(before.status).awaitsMoney) throw notFromHere(before.status);
    const current = await this.editions.current(tx);
    const edition = current.id === old.editionId ? current : about.edition;
    const { registrationPackage, academicCategory } = choice;
    const fee = feeAt(edition, registrationPackage, academicCategory, pricedAt) ?? 0;
    const { band } = about;
    const isRefused = band?.countryCheck === 'refused';
    const banded = [
      packageLine(edition, registrationPackage, fee),
      ...bandLines(band, fee, isRefused),
    ];
    const feeCents = totalOf(banded);
    const discounts = await this.discountsKept(tx, about.lines, registrationPackage, feeCents);
    const sold = [
      ...banded,
      ...extrasKept(edition, registrationPackage, about.lines),
      ...discounts,
      ...waiverKept(about.lines, feeCents + totalOf(discounts)),
    ];
    const lines = withTax(edition, sold, buyerOf(about));
    const prices = { otherCents: totalOf(lines) - fee, pricedAt };
    const registration = await this.registrations.choose(tx, edition, old, choice, prices);
    const { amountCents } = registration;
    await this.lines.replace(tx, before.id, lines);
    const changed = await this.ledger.add(tx, before, 'change-package', author, {
      reason: `${offerOf(old, about.lines)} → ${offerOf(registration, lines)}`,
      amountDueCents: amountCents,
    });
    const { receivedCents } = changed;
    const isPaidNow = receivedCents > 0 && isEnough(edition, changed, receivedCents);
    const payment = isPaidNow
      ? await this.ledger.transition(tx, changed, 'match', author)
      : changed;
    const paper = await this.registrations.paperOf(tx, registration);
    const after = { ...about, edition, registration, payment, paper, lines };
    if (isFree(after)) return this.decisions.settleFree(tx, after);
    await this.emails.changed(tx, after);
    return after;
  }

  private async discountsKept(
    tx: EntityManager,
    lines: readonly Line[],
    packageId: PackageId,
    feeCents: number,
  ): Promise<Line[]> {
    const discount = lines.find(({ kind }) => kind === 'discount');
    const kept = discount && (await this.codes.kept(tx, discount, packageId, feeCents));
    return kept ? [kept] : [];
  }
}

function isChosen(registration: Registration, choice: PackageChoice): boolean {
  return (
    registration.packageId === choice.registrationPackage &&
    registration.academicCategory === choice.academicCategory &&
    (choice.paperId ?? registration.paperId) === registration.paperId
  );
}

function offerOf({ packageId, academicCategory }: Registration, lines: readonly Line[]): string {
  const extras = extrasIn(lines).map(({ name }) => name);
  return [packageId, academicCategory, ...extras].join(', ');
}
