import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../../conference/editions/edition.presenter.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import type { PackageId } from '../../../conference/editions/fees.schema.js';
import { type FeeBand, bandOf } from '../../../conference/editions/fee-bands.js';
import { incomeGroupOf } from '../../../conference/editions/income-groups.js';
import { feeAt } from '../../../conference/editions/fees.js';
import { Clock } from '../../../platform/core/clock.js';
import { unauthenticated } from '../../../platform/http/common.errors.js';
import type { PresentedUser } from '../../../platform/http/policy/user.schema.js';
import { packageLine, totalOf } from '../../extras/extra-lines.js';
import { ExtraStock } from '../../extras/extra-stock.js';
import { PriceLines } from '../../extras/price-lines.js';
import { quoteExpired } from '../../extras/extras.errors.js';
import { PriceQuotes, type RedeemedQuote } from '../../extras/price-quotes.js';
import type { Group } from '../../groups/group.entity.js';
import { GroupJoins } from '../../groups/group-joins.js';
import { withTax } from '../../invoices/tax-lines.js';
import type { RegistrationData } from '../../registrations/registration.schema.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { bandLines } from '../../reductions/band-lines.js';
import { RegistrationBand } from '../../reductions/registration-band.entity.js';
import { DiscountCodes } from '../../reductions/discount-codes.js';
import { isFree, PaymentDecisions } from '../decisions/payment-decisions.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { type PaymentCase, PaymentCases } from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import { isUnpaid, Memberships } from '../memberships/memberships.js';
import type { Payer } from './payer.js';

/** Who is registered. */
export type Entrant = Pick<Payer, 'browserHash'> & {
  user: Pick<PresentedUser, 'id' | 'email'> | null;
};

interface EntryOptions {
  /** Of the price that was shown, and of extras. */
  quoteId?: string;
  /** Of the invitation to the group that pays. */
  groupToken?: string;
  /** Who registers the person. */
  organiser?: Pick<PresentedUser, 'id' | 'firstName' | 'lastName'>;
}

/** A registration with its payment, price lines and email. */
@Injectable()
export class RegistrationEntry {
  constructor(
    private readonly editions: EditionsService,
    private readonly registrations: RegistrationsService,
    private readonly groups: GroupJoins,
    private readonly memberships: Memberships,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly quotes: PriceQuotes,
    private readonly stock: ExtraStock,
    private readonly codes: DiscountCodes,
    private readonly decisions: PaymentDecisions,
    private readonly clock: Clock,
    private readonly lines: PriceLines,
    private readonly emails: PaymentEmails,
  ) {}

  /**
   * Repeats return the existing payment; with a group, an unpaid one joins it.
   * @throws AppError as GroupJoins.invited and expectPlace; UNAUTHENTICATED for a group without an account
   * @throws AppError CONFLICT for an expired quote or a code that is used up, SOLD_OUT, and as RegistrationsService.enter
   */
  async enter(
    tx: EntityManager,
    { user, browserHash }: Entrant,
    data: RegistrationData,
    { quoteId, groupToken, organiser }: EntryOptions = {},
  ): Promise<{ about: PaymentCase; isNew: boolean }> {
    const current = await this.editions.current(tx);
    if (groupToken !== undefined && !user) throw unauthenticated();
    const group =
      groupToken === undefined ? null : await this.groups.invited(tx, current, groupToken);
    const registrant = user
      ? { userId: user.id, browserHash: null }
      : { userId: null, browserHash };
    const { registrationPackage: packageId, academicCategory } = data;
    const { edition, extras, discountCodeId, band, pricedAt, isExpired } =
      quoteId === undefined
        ? unquoted(current, data.country, this.clock.now())
        : ofCountry(await this.quotes.redeem(tx, current, packageId, quoteId), data.country);
    const fee = feeAt(edition, packageId, academicCategory, pricedAt) ?? 0;
    const banded = [packageLine(edition, packageId, fee), ...bandLines(band, fee)];
    const discount = discountCodeId && (await this.codes.line(tx, discountCodeId, totalOf(banded)));
    const sold = [...banded, ...extras, ...(discount ? [discount] : [])];
    const lines = withTax(edition, sold, group?.invoice);
    const { registration, isNew } = await this.registrations.enter(tx, edition, registrant, data, {
      browserHash,
      otherCents: totalOf(lines) - fee,
      pricedAt,
      beforePlaces: group ? () => this.groups.lock(tx, group.id) : undefined,
      expectHonoured: async () => {
        if (isExpired) throw quoteExpired();
        if (group) await this.groups.expectPlace(tx, group.id, packageId);
      },
      registeredBy: organiser?.id,
    });
    const { id: registrationId } = registration;
    if (!isNew) {
      const known = await this.cases.find(tx, { registrationId });
      const about = group ? await this.joined(tx, known, group, packageId) : known;
      return { about, isNew };
    }
    await this.stock.take(tx, edition, extras);
    if (discount)
      await this.codes.take(tx, discount, { userId: registrant.userId, email: data.email });
    const paper = await this.registrations.paperOf(tx, registration);
    const payment = await this.ledger.open(tx, edition, registration, {
      paperPayBy: paper?.paymentBy,
      groupId: group?.id,
    });
    await this.lines.write(tx, payment.id, lines);
    const kept = band && keptBand(registrationId, band);
    if (kept) await tx.insert(RegistrationBand, kept);
    const nothing = {
      hasStudentProof: false,
      hasCountryProof: false,
      hasOpenWaiver: false,
      isOnHold: false,
      refundUnderWay: null,
      isPaperWithdrawn: false,
      invoices: [],
    };
    const facts = {
      accountEmail: user?.email ?? null,
      ...nothing,
      hasPaymentPages: this.cases.hasPaymentPages,
      lines,
      band: kept,
      group: group && { ...group, reference: group.merchantReference },
    };
    const about = { edition, registration, payment, paper, ...facts, creditNotes: [], answers: [] };
    const registeredBy = organiser && `${organiser.firstName} ${organiser.lastName}`;
    if (isFree(about)) return { about: await this.decisions.settleFree(tx, about), isNew };
    await this.emails.received(tx, about, { registeredBy });
    return { about, isNew };
  }

  /** A registration that was made before and is not paid joins the group, with the package that it has. */
  private async joined(
    tx: EntityManager,
    known: PaymentCase,
    group: Group,
    packageId: PackageId,
  ): Promise<PaymentCase> {
    const about = await this.cases.lock(tx, known.payment);
    const isSame = about.registration.packageId === packageId;
    if (about.group || !isSame || !isUnpaid(about)) return about;
    await this.groups.expectPlace(tx, group.id, packageId);
    return this.memberships.take(tx, about, group);
  }
}

function unquoted(edition: EditionSnapshot, country: string, pricedAt: Date): RedeemedQuote {
  const band = bandOf(edition, country);
  return { edition, extras: [], discountCodeId: null, band, pricedAt, isExpired: false };
}

/** The price was shown for a country: another one needs another quote, unless it pays the same share. */
function ofCountry(quote: RedeemedQuote, country: string): RedeemedQuote {
  const { band } = quote;
  if (!band || band.country === country) return quote;
  const isSame = incomeGroupOf(country) === incomeGroupOf(band.country);
  return isSame ? { ...quote, band: { ...band, country } } : { ...quote, isExpired: true };
}

function keptBand(registrationId: string, { isChecked, ...band }: FeeBand): RegistrationBand {
  const countryCheck = isChecked ? 'declared' : 'none';
  return { ...band, registrationId, countryCheck, checkedBy: null, checkedAt: null };
}
