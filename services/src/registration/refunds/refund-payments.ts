import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { dollars } from '../../conference/editions/fees.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { expectNotHeld } from '../../platform/holds/held-acts.read-model.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds } from '../../platform/holds/holds.js';
import { PaymentRefunds } from '../payments/decisions/payment-refunds.js';
import { PaymentCases } from '../payments/ledger/payment-cases.js';
import { BankTransfersService } from '../payments/transfers/bank-transfers.service.js';
import { lockedWithMoney } from './locked-refund.js';
import { findOutgoingLine, newestEntry, type OutgoingLine, settleLine } from './paid-lines.sql.js';
import { nextRefundStatus } from './refund-status.js';
import { Refund } from './refund.entity.js';
import { lineDiffers, lineGone, refundNotFromHere } from './refunds.errors.js';

interface Payment {
  refundId: string;
}

/** A held kind. */
const PAY = 'refund-match';

/** The bank's lines that pay refunds: only then the ledger has them. */
@Injectable()
export class RefundPayments implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly refunds: PaymentRefunds,
    private readonly transfers: BankTransfersService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<Payment>(PAY, 'payments:write', (tx, { subjectId, actor, payload }) =>
      this.settle(tx, actor.id, subjectId, payload.refundId),
    );
  }

  /**
   * On hold first: books the refund of the line's amount, ends a refunded registration, and emails the payer.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; VALIDATION_FAILED for another amount;
   *   CONFLICT while the line or the refund is on hold
   */
  async match(actorId: string, lineId: string, refundId: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const refund = await lockedWithMoney(tx, refundId);
      await expectNotHeld(tx, 'refund', refundId);
      const act = {
        kind: PAY,
        subject: { type: 'transfer', id: lineId },
        concerned: [refundId, ...idsOf(refund)],
        label: refund.reference,
        actorId,
        payload: { refundId } satisfies Payment,
      };
      await this.holds.act(tx, act, (tx) => this.settle(tx, actorId, lineId, refundId));
    });
  }

  /** The refund in the ledger, with its registration and email. @param date of the bank's line or the provider's report */
  async book(
    tx: EntityManager,
    actorId: string,
    refund: Refund,
    { date: valueDate }: Pick<OutgoingLine, 'date'>,
  ): Promise<string> {
    const { kind, paymentId, transferId, amountCents, reason } = refund;
    if (paymentId === null) {
      const move = { amountCents: -amountCents, reason, valueDate };
      const action = 'return-to-sender';
      await this.transfers.book(tx, actorId, transferId ?? '', { ...move, action });
    } else {
      const about = await this.cases.lock(tx, { id: paymentId });
      const repayment = { amount: dollars(amountCents), reason, valueDate };
      const act = kind === 'refund' ? 'payment-refund' : 'overpayment-refund';
      await this.refunds.record(tx, about, act, repayment, actorId);
    }
    const { id } = await newestEntry.one(tx, { paymentId, transferId });
    return id;
  }

  private async settle(
    tx: EntityManager,
    actorId: string,
    lineId: string,
    refundId: string,
  ): Promise<void> {
    const refund = await lockedWithMoney(tx, refundId);
    const line = await findOutgoingLine.first(tx, { id: lineId });
    if (!line) throw lineGone();
    const status = nextRefundStatus(refund.status, 'pay');
    if (!status || refund.gateway) throw refundNotFromHere(refund.status);
    const isSame = line.minor === -refund.payMinor && line.currency === refund.payCurrency;
    if (!isSame) throw lineDiffers();
    // A line that was unmatched left its entry in the ledger: it is never booked twice.
    const entryId = refund.entryId ?? (await this.book(tx, actorId, refund, line));
    if ((await settleLine.run(tx, { id: lineId, entryId })) !== 1) throw lineGone();
    const change = { status, entryId, version: refund.version + 1, changedAt: this.clock.now() };
    // The masked label stays.
    await tx.update(Refund, { id: refundId }, { ...change, account: null, tokenHash: null });
    await this.audit.record(tx, {
      actorId,
      action: 'refund.paid',
      subject: { type: 'refund', id: refundId },
      before: refund.status,
      after: status,
    });
  }
}

function idsOf({ paymentId, transferId }: Refund): string[] {
  return [paymentId, transferId].filter((id) => id !== null);
}
