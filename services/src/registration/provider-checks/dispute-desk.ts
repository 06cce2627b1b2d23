import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds } from '../../platform/holds/holds.js';
import { Clock } from '../../platform/core/clock.js';
import { utcDay } from '../../platform/core/time.js';
import { type LockedCheck, ProviderChecks } from '../gateways/provider-checks.js';
import { checkChanged, checkNotFromHere } from '../gateways/gateways.errors.js';
import { centsOfCharge } from '../gateways/rates.js';
import { PaymentCredits } from '../payments/decisions/payment-credits.js';
import { expectAvailable, expectNoRefund, PaymentCases } from '../payments/ledger/payment-cases.js';
import { findReceivedFrom } from '../payments/ledger/received-entries.js';
import { BankTransfersService } from '../payments/transfers/bank-transfers.service.js';
import { lockFreeTransfer } from '../payments/transfers/transfer-locks.js';
import { lockTransfer } from '../payments/transfers/bank-transfers.sql.js';
import { PaymentUnmatches } from '../payments/transfers/payment-unmatches.js';
import { moneyOf } from './check-desk.js';
import { otherKind } from './provider-checks.errors.js';

interface LostDispute {
  /** Of the check. */
  version: number;
  /** The payer reads it. */
  reason: string;
}

/** A held kind: it emails the payer. */
const LOST = 'check-dispute';

/** Acts of finance on disputes. */
@Injectable()
export class DisputeDesk implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checks: ProviderChecks,
    private readonly cases: PaymentCases,
    private readonly credits: PaymentCredits,
    private readonly unmatches: PaymentUnmatches,
    private readonly transfers: BankTransfersService,
    private readonly clock: Clock,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<LostDispute>(LOST, 'payments:write', (tx, { subjectId, actor, payload }) =>
      this.bookNow(tx, actor.id, subjectId, payload),
    );
  }

  /**
   * On hold first: the provider charged the money back. A receipt is corrected, and the registration is to be paid again.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; VALIDATION_FAILED for more than the ledger
   *   still has; CONFLICT where it does not have the money, or another act on it is on hold or under way
   */
  async lose(actorId: string, id: string, lost: LostDispute): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const check = await this.dispute(tx, id, lost.version);
      const { transferId, paymentId } = await moneyOf(tx, check);
      await lockFreeTransfer(tx, transferId, { amount: 0 });
      const about = paymentId === null ? null : await this.cases.lock(tx, { id: paymentId });
      if (about) expectAvailable(about);
      const act = {
        kind: LOST,
        subject: { type: 'provider-check', id },
        concerned: [transferId, paymentId].filter((each) => each !== null),
        label: about?.payment.merchantReference ?? check.transactionId ?? '',
        actorId,
        payload: lost,
      };
      await this.holds.act(tx, act, (tx) => this.bookNow(tx, actorId, id, lost));
    });
  }

  private async bookNow(
    tx: EntityManager,
    actorId: string,
    id: string,
    { version, reason }: LostDispute,
  ): Promise<void> {
    const found = await this.dispute(tx, id, version);
    const { transferId, paymentId, rateMicros } = await moneyOf(tx, found);
    const rate = rateMicros === null ? null : { rateMicros, rateDay: null };
    await lockTransfer.first(tx, { id: transferId });
    const reopenedCents =
      paymentId === null ? 0 : await this.takeFrom(tx, actorId, { paymentId, transferId }, reason);
    const entryId = await this.transfers.book(tx, actorId, transferId, {
      action: 'charge-back',
      amountCents: -(centsOfCharge(found, rate) ?? 0),
      reopenedCents,
      reason,
      valueDate: utcDay(this.clock.now()),
    });
    const check = await this.checks.lockOpen(tx, id, version);
    await this.checks.act(tx, check, 'settle', { actorId, outcome: 'lost', entryId });
  }

  /** @returns the cents that the payment gave back */
  private async takeFrom(
    tx: EntityManager,
    actorId: string,
    { paymentId, transferId }: { paymentId: string; transferId: string },
    reason: string,
  ): Promise<number> {
    const about = await this.cases.lock(tx, { id: paymentId });
    expectNoRefund(about);
    if (about.payment.status === 'completed') {
      await this.credits.record(tx, about, { cancels: false, reason }, actorId);
    }
    const entry = await findReceivedFrom.one(tx, { transferId, paymentId });
    const corrected = await this.cases.find(tx, { id: paymentId });
    await this.unmatches.reverse(tx, actorId, corrected, entry, reason);
    return entry.amountCents;
  }

  /** Not locked yet: the money comes first. */
  private async dispute(tx: EntityManager, id: string, version: number): Promise<LockedCheck> {
    const check = await this.checks.find(tx, id);
    if (check.kind !== 'dispute') throw otherKind();
    if (check.version !== version) throw checkChanged();
    if (check.status !== 'open') throw checkNotFromHere(check.status);
    return check;
  }
}
