import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { dollars } from '../../conference/editions/fees.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { expectNotHeld } from '../../platform/holds/held-acts.read-model.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds } from '../../platform/holds/holds.js';
import { wakeGatewayRefunds } from './gateway-refunds.sql.js';
import { lockedRefund } from './locked-refund.js';
import { findOnlineMoneyOf } from './received-money.sql.js';
import { nextRefundStatus } from './refund-status.js';
import { Refund } from './refund.entity.js';
import {
  aboveRefundable,
  notPaidOnline,
  refundChanged,
  refundNotFromHere,
} from './refunds.errors.js';

/** A held kind. */
const SEND = 'refund-send';

/** Refunds that go back by the provider that took the money: on hold first, then `GatewayRefunds` sends them. */
@Injectable()
export class RefundSending implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<Pick<Refund, 'version'>>(SEND, 'payments:write', async (tx, act) => {
      const refund = await lockedRefund(tx, act.subjectId);
      if (refund.status === 'withdrawn') return;
      if (refund.version !== act.payload.version) throw refundChanged();
      await this.sendNow(tx, act.actor.id, refund);
    });
  }

  /** The money that a provider can send back. @throws AppError VALIDATION_FAILED for money of the bank, and for more */
  async moneyOf(tx: EntityManager, from: 'payment' | 'transfer', id: string, amountCents: number) {
    const online = await findOnlineMoneyOf(from).first(tx, { id });
    if (!online) throw notPaidOnline();
    if (amountCents > online.most) throw aboveRefundable(dollars(online.most));
    return { ...online, sender: '', account: null };
  }

  /**
   * On hold first, of one whose hold was undone.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; CONFLICT while it is on hold already
   */
  async send(actorId: string, id: string, version: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const refund = await lockedRefund(tx, id);
      if (refund.version !== version) throw refundChanged();
      if (!refund.gateway) throw refundNotFromHere(refund.status);
      await this.hold(tx, actorId, refund);
    });
  }

  /** @throws AppError CONFLICT while it is on hold already */
  async hold(tx: EntityManager, actorId: string, refund: Refund): Promise<void> {
    const { id, reference: label, version } = refund;
    await expectNotHeld(tx, 'refund', id);
    const subject = { type: 'refund', id };
    const act = { kind: SEND, subject, label, actorId, payload: { version } };
    await this.holds.act(tx, act, (tx) => this.sendNow(tx, actorId, refund));
  }

  private async sendNow(tx: EntityManager, actorId: string, refund: Refund): Promise<void> {
    const { id, status: before } = refund;
    const status = nextRefundStatus(before, 'send');
    if (!status) throw refundNotFromHere(before);
    const now = this.clock.now();
    const change = { status, version: refund.version + 1, askAt: now, changedAt: now };
    await tx.update(Refund, { id }, change);
    await wakeGatewayRefunds.run(tx);
    const subject = { type: 'refund', id };
    await this.audit.record(tx, { actorId, action: 'refund.sent', subject, before, after: status });
  }
}
