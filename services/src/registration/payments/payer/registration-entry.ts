import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import type { PresentedUser } from '../../../platform/http/policy/user.schema.js';
import { packageLine, totalOf } from '../../extras/extra-lines.js';
import { ExtraStock } from '../../extras/extra-stock.js';
import { PriceLines } from '../../extras/price-lines.js';
import { PriceQuotes } from '../../extras/price-quotes.js';
import type { RegistrationData } from '../../registrations/registration.schema.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { type PaymentCase, PaymentCases } from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import type { Payer } from './payer.js';

/** Who is registered. */
export type Entrant = Pick<Payer, 'browserHash'> & {
  user: Pick<PresentedUser, 'id' | 'email'> | null;
};

interface EntryOptions {
  /** Of the extras. */
  quoteId?: string;
  /** Who registers the person. */
  organiser?: Pick<PresentedUser, 'id' | 'firstName' | 'lastName'>;
}

/** A registration with its payment, price lines and email. */
@Injectable()
export class RegistrationEntry {
  constructor(
    private readonly editions: EditionsService,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly quotes: PriceQuotes,
    private readonly stock: ExtraStock,
    private readonly lines: PriceLines,
    private readonly emails: PaymentEmails,
  ) {}

  /**
   * Repeats return the existing payment.
   * @throws AppError CONFLICT for an expired quote, SOLD_OUT, and as RegistrationsService.enter
   */
  async enter(
    tx: EntityManager,
    { user, browserHash }: Entrant,
    data: RegistrationData,
    { quoteId, organiser }: EntryOptions = {},
  ): Promise<{ about: PaymentCase; isNew: boolean }> {
    const edition = await this.editions.current(tx);
    const registrant = user
      ? { userId: user.id, browserHash: null }
      : { userId: null, browserHash };
    const extras =
      quoteId === undefined
        ? []
        : await this.quotes.redeem(tx, edition, data.registrationPackage, quoteId);
    const { registration, isNew } = await this.registrations.enter(tx, edition, registrant, data, {
      browserHash,
      extrasCents: totalOf(extras),
      registeredBy: organiser?.id,
    });
    const { id: registrationId } = registration;
    if (!isNew) return { about: await this.cases.find(tx, { registrationId }), isNew };
    await this.stock.take(tx, edition, extras);
    const paper = await this.registrations.paperOf(tx, registration);
    const payment = await this.ledger.open(tx, edition, registration, paper?.paymentBy);
    const fee = registration.amountCents - totalOf(extras);
    const lines = [packageLine(edition, registration.packageId, fee), ...extras];
    await this.lines.write(tx, payment.id, lines);
    const nothing = { hasStudentProof: false, isOnHold: false, isPaperWithdrawn: false };
    const facts = { accountEmail: user?.email ?? null, ...nothing, lines };
    const about = { edition, registration, payment, paper, ...facts, creditNotes: [], answers: [] };
    const registeredBy = organiser && `${organiser.firstName} ${organiser.lastName}`;
    await this.emails.received(tx, about, { registeredBy });
    return { about, isNew };
  }
}
