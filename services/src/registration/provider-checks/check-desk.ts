import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { expectNotHeld } from '../../platform/holds/held-acts.read-model.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds } from '../../platform/holds/holds.js';
import type { CheckKind } from '../gateways/provider-check.js';
import { type LockedCheck, ProviderChecks } from '../gateways/provider-checks.js';
import { Settlements } from '../gateways/settlements.js';
import { expectAvailable, expectNoRefund, PaymentCases } from '../payments/ledger/payment-cases.js';
import { centsOf } from '../payments/ledger/payment-money.js';
import { lockFreeTransfer, lockTransfer } from '../payments/transfers/transfer-locks.js';
import { lockedWithMoney } from '../refunds/locked-refund.js';
import { ProviderRefunds } from '../refunds/provider-refunds.js';
import type { RefundKind } from '../refunds/refund-status.js';
import { type CheckedMoney, findCheckedMoney } from './check-money.sql.js';
import { notBookable, otherKind } from './provider-checks.errors.js';

interface Version {
  /** Of the check. */
  version: number;
}

export interface BookedRefund extends Version {
  kind: RefundKind;
  /** In dollars. */
  amount: number;
  reason: string;
}

export interface GivenRate extends Version {
  /** Units of the currency for one USD. */
  rate: number;
  day: string;
}

/** Held kinds. Both email the payer. */
const BOOK = 'check-refund';
const PAID = 'check-refund-paid';

const OWN_REFUND: CheckKind[] = ['refund-exists', 'refund-unanswered'];

/** Acts of finance on what providers reported. */
@Injectable()
export class CheckDesk implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checks: ProviderChecks,
    private readonly settlements: Settlements,
    private readonly cases: PaymentCases,
    private readonly refunds: ProviderRefunds,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<BookedRefund>(BOOK, 'payments:write', (tx, { subjectId, actor, payload }) =>
      this.bookNow(tx, actor.id, subjectId, payload),
    );
    this.kinds.add<Version>(PAID, 'payments:write', (tx, { subjectId, actor, payload }) =>
      this.payNow(tx, actor.id, subjectId, payload),
    );
  }

  /**
   * On hold first: books a refund that was made at the provider, as one of the kind, and emails the payer.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; VALIDATION_FAILED for more than was
   *   received; CONFLICT where the ledger does not have the money, or another act on it is on hold or under way
   */
  async bookRefund(actorId: string, id: string, booked: BookedRefund): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const check = await this.ofKind(tx, id, ['refund-elsewhere']);
      const { transferId, paymentId } = await moneyOf(tx, check);
      const label =
        booked.kind === 'return'
          ? (check.transactionId ?? check.key)
          : await this.referenceOfFree(tx, paymentId);
      if (booked.kind === 'return')
        await lockFreeTransfer(tx, transferId, { amount: booked.amount });
      const act = {
        kind: BOOK,
        subject: { type: 'provider-check', id },
        concerned: [transferId, paymentId].filter((each) => each !== null),
        label,
        actorId,
        payload: booked,
      };
      await this.holds.act(tx, act, (tx) => this.bookNow(tx, actorId, id, booked));
    });
  }

  /** An unmatched payment with this rate. @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION */
  async bookMoney(actorId: string, id: string, { version, ...rate }: GivenRate): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const {
        gateway,
        key: transactionId,
        ...check
      } = await this.ofKind(tx, id, ['money-without-rate']);
      const charge = { minor: check.minor, currency: check.currency };
      await this.settlements.giveRate(tx, { gateway, transactionId, charge }, rate);
      const locked = await this.checks.lockOpen(tx, id, version);
      await this.checks.act(tx, locked, 'settle', { actorId, outcome: 'booked' });
    });
  }

  /**
   * On hold first: the provider has sent our refund, as finance sees at its site.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; CONFLICT while an act on it is on hold
   */
  async refundPaid(actorId: string, id: string, { version }: Version): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { refundId, paymentId, transactionId } = await this.ofOwnRefund(tx, id);
      await expectNotHeld(tx, 'refund', refundId);
      const act = {
        kind: PAID,
        subject: { type: 'provider-check', id },
        concerned: paymentId === null ? [refundId] : [refundId, paymentId],
        label: transactionId ?? '',
        actorId,
        payload: { version },
      };
      await this.holds.act(tx, act, (tx) => this.payNow(tx, actorId, id, { version }));
    });
  }

  /** The provider will not send our refund: its money is free again. @throws AppError as `refundPaid` */
  async refundFailed(
    actorId: string,
    id: string,
    { version, reason }: Version & { reason: string },
  ) {
    await this.onRefund(id, version, async (tx, refundId) => {
      await this.refunds.fail(tx, refundId, reason, { actorId, providerId: null });
    });
  }

  /**
   * A refund that failed after it was booked: its money is an unmatched payment again.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION
   */
  async refundReturned(
    actorId: string,
    id: string,
    { version, reason: failure }: Version & { reason: string },
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const check = await this.ofKind(tx, id, ['refund-returned']);
      const { transferId } = await moneyOf(tx, check);
      if (check.refundId === null) throw otherKind();
      const back = { transferId, failure };
      const entryId = await this.refunds.comeBack(tx, actorId, check.refundId, back);
      const locked = await this.checks.lockOpen(tx, id, version);
      const settling = { actorId, outcome: 'returned', note: failure, entryId } as const;
      await this.checks.act(tx, locked, 'settle', settling);
    });
  }

  /** @throws AppError as `refundPaid` */
  async askAgain(actorId: string, id: string, { version }: Version): Promise<void> {
    await this.onRefund(id, version, async (tx, refundId, check) => {
      await this.refunds.askAgain(tx, refundId);
      await this.checks.act(tx, check, 'settle', { actorId, outcome: 'asked-again' });
    });
  }

  /**
   * Nothing is booked; `reopen` undoes it.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; INVALID_TRANSITION for our refund, which has to end
   */
  async dismiss(actorId: string, id: string, { version, reason }: Version & { reason: string }) {
    await this.dataSource.transaction(async (tx) => {
      const check = await this.checks.lock(tx, id, version);
      if (OWN_REFUND.includes(check.kind)) throw otherKind();
      await this.checks.act(tx, check, 'dismiss', { actorId, outcome: null, note: reason });
    });
  }

  /** @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION */
  async reopen(actorId: string, id: string, { version }: Version): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const check = await this.checks.lock(tx, id, version);
      await this.checks.act(tx, check, 'reopen', { actorId, outcome: null });
    });
  }

  private async bookNow(
    tx: EntityManager,
    actorId: string,
    id: string,
    { kind, amount, reason, version }: BookedRefund,
  ): Promise<void> {
    const found = await this.ofKind(tx, id, ['refund-elsewhere']);
    const money = await moneyOf(tx, found);
    await this.lockMoney(tx, kind, money, amount);
    const { gateway, key, minor, currency, transactionId } = await this.checks.lockOpen(
      tx,
      id,
      version,
    );
    const isReturn = kind === 'return';
    await this.refunds.recordElsewhere(tx, actorId, {
      ...{ gateway, kind, reason, amountCents: centsOf(amount), providerId: key },
      transactionId: transactionId ?? '',
      paymentId: isReturn ? null : money.paymentId,
      transferId: isReturn ? money.transferId : null,
      charge: { minor, currency },
    });
  }

  /** The hold of the act itself is no hindrance. */
  private async lockMoney(
    tx: EntityManager,
    kind: RefundKind,
    { transferId, paymentId }: CheckedMoney,
    amount: number,
  ): Promise<void> {
    if (kind === 'return') await lockTransfer(tx, transferId, { amount });
    else if (paymentId === null) throw notBookable();
    else expectNoRefund(await this.cases.lock(tx, { id: paymentId }));
  }

  private async payNow(
    tx: EntityManager,
    actorId: string,
    id: string,
    { version }: Version,
  ): Promise<void> {
    await this.locking(tx, id, version, (refundId) =>
      this.refunds.pay(tx, refundId, { actorId, providerId: null }),
    );
  }

  private async onRefund(
    id: string,
    version: number,
    act: (tx: EntityManager, refundId: string, check: LockedCheck) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { refundId } = await this.ofOwnRefund(tx, id);
      await expectNotHeld(tx, 'refund', refundId);
      await this.locking(tx, id, version, (refundId, check) => act(tx, refundId, check));
    });
  }

  /** In the order in which a provider's report locks them. */
  private async locking(
    tx: EntityManager,
    id: string,
    version: number,
    act: (refundId: string, check: LockedCheck) => Promise<void>,
  ): Promise<void> {
    const { refundId } = await this.ofOwnRefund(tx, id);
    await lockedWithMoney(tx, refundId);
    await act(refundId, await this.checks.lockOpen(tx, id, version));
  }

  private async ofOwnRefund(tx: EntityManager, id: string) {
    const { refundId, ...check } = await this.ofKind(tx, id, OWN_REFUND);
    if (refundId === null) throw otherKind();
    return { ...check, refundId };
  }

  private async ofKind(tx: EntityManager, id: string, kinds: CheckKind[]): Promise<LockedCheck> {
    const check = await this.checks.find(tx, id);
    if (!kinds.includes(check.kind)) throw otherKind();
    return check;
  }

  /** @throws AppError CONFLICT while an act on it is on hold or its refund is under way */
  private async referenceOfFree(tx: EntityManager, paymentId: string | null): Promise<string> {
    if (paymentId === null) throw notBookable();
    const about = await this.cases.lock(tx, { id: paymentId });
    expectAvailable(about);
    return about.payment.merchantReference;
  }
}

/** @throws AppError CONFLICT where the ledger does not have it */
export async function moneyOf(tx: EntityManager, check: LockedCheck): Promise<CheckedMoney> {
  const money = await findCheckedMoney.first(tx, check);
  if (!money) throw notBookable();
  return money;
}
