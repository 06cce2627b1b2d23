import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds } from '../../platform/holds/holds.js';
import { soldLines } from '../invoices/tax-lines.js';
import { isFree, PaymentDecisions } from '../payments/decisions/payment-decisions.js';
import { PriceChanges } from '../price-changes/price-changes.js';
import { PaymentEmails } from '../payments/emails/payment-emails.js';
import {
  expectUnchanged,
  expectVersion,
  PaymentCases,
  type PaymentCase,
} from '../payments/ledger/payment-cases.js';
import type { CaseBand } from '../payments/ledger/payment-cases.read-model.js';
import { notFromHere } from '../payments/ledger/payments.errors.js';
import { withBand } from '../reductions/band-lines.js';
import { type CountryCheck, RegistrationBand } from '../reductions/registration-band.entity.js';
import { noCountryToCheck } from './fee-bands.errors.js';

export interface CountryDecision {
  /** Of the payment. */
  version: number;
  isConfirmed: boolean;
  /** For the person. Empty for a confirmation without a word. */
  reason: string;
}

/** Held kinds. */
const CONFIRM = 'country-confirm';
const REFUSE = 'country-refuse';

/** Finance checks the country that a reduced fee depends on, before the payment is confirmed. */
@Injectable()
export class CountryChecks implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly prices: PriceChanges,
    private readonly decisions: PaymentDecisions,
    private readonly emails: PaymentEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    for (const kind of [CONFIRM, REFUSE]) {
      this.kinds.add<CountryDecision>(kind, 'payments:write', async (tx, act) => {
        const about = await this.cases.lock(tx, { id: act.subjectId });
        if (isDecided(about, act.payload)) return;
        expectUnchanged(about, act.payload.version);
        await this.decideNow(tx, about, act.payload, act.actor.id);
      });
    }
  }

  /**
   * On hold first, if the person is emailed: another fee, or nothing left to pay. A refusal adds a line that reverses the
   * reduction; a later confirmation removes it. Repeating a decision changes nothing.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; CONFLICT where no country is to be checked, and while an act on the
   *   payment is on hold; INVALID_TRANSITION once the payment is confirmed or has ended
   */
  async decide(actorId: string, id: string, decision: CountryDecision): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      if (isDecided(about, decision)) return;
      expectVersion(about, decision.version);
      const work = (tx: EntityManager) => this.decideNow(tx, about, decision, actorId);
      if (!isEmailed(about, decision)) return work(tx);
      const kind = decision.isConfirmed ? CONFIRM : REFUSE;
      const subject = { type: 'payment', id };
      const label = about.payment.merchantReference;
      await this.holds.act(tx, { kind, subject, label, actorId, payload: decision }, work);
    });
  }

  private async decideNow(
    tx: EntityManager,
    about: PaymentCase,
    { isConfirmed, reason }: CountryDecision,
    actorId: string,
  ): Promise<void> {
    const { band, registration, payment } = about;
    if (!band || band.countryCheck === 'none') throw noCountryToCheck();
    if (registration.status !== 'pending') throw notFromHere(payment.status);
    const countryCheck: CountryCheck = isConfirmed ? 'confirmed' : 'refused';
    const checked = { countryCheck, checkedBy: actorId, checkedAt: this.clock.now() };
    await tx.update(RegistrationBand, { registrationId: registration.id }, checked);
    await this.audit.record(tx, {
      actorId,
      action: `registration.country-${countryCheck}`,
      subject: { type: 'registration', id: registration.id },
      before: band.countryCheck,
      after: countryCheck,
    });
    const after = { ...about, band: { ...band, countryCheck } };
    // The first confirmation is the fee as it is.
    const isPriced = !isConfirmed || band.countryCheck === 'refused';
    const priced = isPriced ? await this.priced(tx, after, reason, actorId) : after;
    if (isFree(priced)) await this.decisions.settleFree(tx, priced);
  }

  private async priced(
    tx: EntityManager,
    about: PaymentCase & { band: CaseBand },
    reason: string,
    actorId: string,
  ): Promise<PaymentCase> {
    const { band } = about;
    const lines = withBand(soldLines(about.lines), band, band.countryCheck === 'refused');
    const change = { actorId, action: 'check-country', reason } as const;
    const priced = await this.prices.apply(tx, about, lines, change);
    await this.emails.countryChecked(tx, priced, reason);
    return priced;
  }
}

function isDecided({ band }: PaymentCase, { isConfirmed }: CountryDecision): boolean {
  return band?.countryCheck === (isConfirmed ? 'confirmed' : 'refused');
}

/** The first confirmation changes no fee: only a registration with nothing to pay is complete with it. */
function isEmailed({ band, payment }: PaymentCase, { isConfirmed }: CountryDecision): boolean {
  return !isConfirmed || band?.countryCheck === 'refused' || payment.amountCents === 0;
}
