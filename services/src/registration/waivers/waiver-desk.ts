import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { dollars } from '../../conference/editions/fees.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds } from '../../platform/holds/holds.js';
import { isFree, PaymentDecisions } from '../payments/decisions/payment-decisions.js';
import { PriceChanges } from '../price-changes/price-changes.js';
import { PaymentEmails } from '../payments/emails/payment-emails.js';
import {
  expectAvailable,
  PaymentCases,
  type PaymentCase,
} from '../payments/ledger/payment-cases.js';
import { centsOf } from '../payments/ledger/payment-money.js';
import { factsOf } from '../payments/ledger/payment-status.js';
import { reducibleCents, waiverLine, withoutWaiver } from '../reductions/waiver-lines.js';
import { WaiverBudgets } from './waiver-budget.js';
import { nextWaiverStatus } from './waiver-status.js';
import { Waiver } from './waiver.entity.js';
import {
  aboveFee,
  nothingDue,
  waiverChanged,
  waiverNotFound,
  waiverNotFromHere,
} from './waivers.errors.js';

export interface Grant {
  version: number;
  /** Either a percentage of the fee, or dollars. */
  percent?: number | null;
  amount?: number | null;
  answer: string | null;
}

export interface Refusal {
  version: number;
  answer: string;
}

/** A payment that changed during the hold is decided again. */
type Held<Decision> = Decision & { paymentVersion: number };

interface Application {
  about: PaymentCase;
  waiver: Waiver;
}

/** Held kinds. */
const GRANT = 'waiver-grant';
const DECLINE = 'waiver-decline';

/** Decisions of finance on applications. */
@Injectable()
export class WaiverDesk implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly prices: PriceChanges,
    private readonly decisions: PaymentDecisions,
    private readonly budgets: WaiverBudgets,
    private readonly emails: PaymentEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<Held<Grant>>(GRANT, 'payments:write', async (tx, act) => {
      const { subjectId, actor, payload } = act;
      const application = await this.locked(tx, subjectId);
      if (hasEnded(application)) return;
      expectSame(application, payload);
      await this.budgets.lock(tx, application.waiver.editionId);
      await this.grantNow(tx, application, payload, actor.id);
    });
    this.kinds.add<Held<Refusal>>(DECLINE, 'payments:write', async (tx, act) => {
      const { subjectId, actor, payload } = act;
      const application = await this.locked(tx, subjectId);
      if (hasEnded(application)) return;
      expectSame(application, payload);
      await this.declineNow(tx, application, payload, actor.id);
    });
  }

  /**
   * On hold first, which reserves the money. A part that was paid can make the rest a match; without a rest the
   * registration is complete.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; VALIDATION_FAILED for more than the fee;
   *   CONFLICT for more than is left of the budget, and while an act on the payment is on hold
   */
  async grant(actorId: string, id: string, grant: Grant): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const application = await this.available(tx, id, grant.version);
      await this.budgets.lock(tx, application.waiver.editionId);
      const act = this.actOn(application, GRANT, actorId, grant);
      const work = (tx: EntityManager) => this.grantNow(tx, application, grant, actorId);
      const { heldUntil } = await this.holds.act(tx, act, work);
      if (heldUntil) await tx.update(Waiver, { id }, { offeredCents: centsIn(application, grant) });
    });
  }

  /**
   * On hold first. An earlier grant is due again.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; CONFLICT while an act on the payment is on
   *   hold
   */
  async decline(actorId: string, id: string, refusal: Refusal): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const application = await this.available(tx, id, refusal.version);
      const act = this.actOn(application, DECLINE, actorId, refusal);
      const work = (tx: EntityManager) => this.declineNow(tx, application, refusal, actorId);
      const { heldUntil } = await this.holds.act(tx, act, work);
      if (heldUntil) await tx.update(Waiver, { id }, { offeredCents: null });
    });
  }

  private async grantNow(
    tx: EntityManager,
    application: Application,
    grant: Grant,
    actorId: string,
  ): Promise<void> {
    const { waiver, about } = application;
    const status = expectAllowed(application, 'grant');
    const cents = centsIn(application, grant);
    await this.budgets.expectLeft(tx, waiver, cents);
    const lines = [...withoutWaiver(about.lines), waiverLine(waiver.id, cents)];
    const priced = await this.prices.apply(tx, about, lines, { actorId, action: 'waive' });
    await this.record(tx, waiver, { status, offeredCents: cents, answer: grant.answer }, actorId);
    await this.emails.waived(tx, priced, { amount: dollars(cents), answer: grant.answer ?? '' });
    if (isFree(priced)) await this.decisions.settleFree(tx, priced);
  }

  private async declineNow(
    tx: EntityManager,
    application: Application,
    { answer }: Refusal,
    actorId: string,
  ): Promise<void> {
    const { waiver, about } = application;
    const status = expectAllowed(application, 'decline');
    const after =
      waiver.status === 'granted'
        ? await this.prices.apply(tx, about, withoutWaiver(about.lines), {
            actorId,
            action: 'waive',
          })
        : { ...about, payment: await this.prices.giveTime(tx, about.payment) };
    await this.record(tx, waiver, { status, offeredCents: null, answer }, actorId);
    await this.emails.waived(tx, after, { amount: null, answer });
  }

  private async record(
    tx: EntityManager,
    { id, status: before, version }: Waiver,
    change: Pick<Waiver, 'status' | 'offeredCents' | 'answer'>,
    actorId: string,
  ): Promise<void> {
    const decided = { decidedBy: actorId, decidedAt: this.clock.now(), version: version + 1 };
    await tx.update(Waiver, { id }, { ...change, ...decided });
    await this.audit.record(tx, {
      actorId,
      action: `waiver.${change.status}`,
      subject: { type: 'waiver', id },
      before,
      after: change.status,
    });
  }

  private actOn(
    { waiver, about }: Application,
    kind: string,
    actorId: string,
    decision: Grant | Refusal,
  ) {
    const { id: paymentId, merchantReference: label, version: paymentVersion } = about.payment;
    const subject = { type: 'waiver', id: waiver.id };
    const payload = { ...decision, paymentVersion };
    return { kind, subject, concerned: [paymentId], label, actorId, payload };
  }

  private async available(tx: EntityManager, id: string, version: number): Promise<Application> {
    const application = await this.locked(tx, id);
    expectAvailable(application.about);
    if (application.waiver.version !== version) throw waiverChanged();
    return application;
  }

  /** The payment first, as all acts on payments. @throws AppError NOT_FOUND */
  private async locked(tx: EntityManager, id: string): Promise<Application> {
    const found = await tx.findOneBy(Waiver, { id });
    if (!found) throw waiverNotFound();
    const about = await this.cases.lock(tx, { id: found.paymentId });
    return { about, waiver: await tx.findOneByOrFail(Waiver, { id }) };
  }
}

/** In cents of what can be waived. @throws AppError VALIDATION_FAILED for more */
function centsIn({ about }: Application, { percent, amount }: Grant): number {
  const fee = reducibleCents(about.lines);
  const cents = percent == null ? centsOf(amount ?? 0) : Math.round((fee * percent) / 100);
  if (cents > fee || cents === 0) throw aboveFee(fee);
  return cents;
}

/** @throws AppError INVALID_TRANSITION */
function expectAllowed({ waiver, about }: Application, action: 'grant' | 'decline') {
  const status = nextWaiverStatus(waiver.status, action);
  if (!status) throw waiverNotFromHere(waiver.status);
  // Without a waiver, nothing is changed by declining it.
  const isPriced = action === 'grant' || waiver.status === 'granted';
  if (isPriced && !factsOf(about.payment.status).awaitsMoney) throw nothingDue();
  return status;
}

/** Withdrawn or cancelled during the hold. */
function hasEnded({ waiver, about }: Application): boolean {
  return waiver.status === 'withdrawn' || factsOf(about.payment.status).isClosed;
}

/** @throws AppError CHANGED_MEANWHILE */
function expectSame(
  { waiver, about }: Application,
  { version, paymentVersion }: Held<{ version: number }>,
): void {
  if (waiver.version !== version || about.payment.version !== paymentVersion) throw waiverChanged();
}
