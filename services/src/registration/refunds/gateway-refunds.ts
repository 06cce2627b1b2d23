import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY, SECOND } from '../../platform/core/time.js';
import { Notifications } from '../../platform/database/notifications.js';
import { Watch } from '../../platform/jobs/watch.js';
import { Gateways } from '../gateways/gateways.js';
import { REFUNDS_CHANNEL } from '../gateways/gateways.sql.js';
import type { CheckKind } from '../gateways/provider-check.js';
import { ProviderChecks } from '../gateways/provider-checks.js';
import { ProviderError, type RefundProgress } from '../gateways/providers/gateway.js';
import { findBookedRefund, nextRefundToAsk, takeRefundsToAsk } from './gateway-refunds.sql.js';
import { lockedWithMoney } from './locked-refund.js';
import { ProviderRefunds } from './provider-refunds.js';
import { nextRefundStatus } from './refund-status.js';
import { Refund } from './refund.entity.js';

/** Answers of a provider that will not change: the refund is not possible. */
const REFUSALS = new Set([400, 402, 404, 422]);

/** Providers name up to ten working days for banks and mobile money. */
const ENDS_WITHIN = 14 * DAY;

/** Sends refunds by the provider that took the money, and asks what became of them. */
@Injectable()
export class GatewayRefunds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(GatewayRefunds.name);
  private readonly watch: Watch | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly gateways: Gateways,
    private readonly refunds: ProviderRefunds,
    private readonly checks: ProviderChecks,
    private readonly clock: Clock,
    notifications: Notifications,
  ) {
    if (gateways.offered.length === 0) return;
    const channel = notifications.channel(REFUNDS_CHANNEL);
    this.watch = new Watch('refunds by payment pages', channel, () => this.look());
  }

  onApplicationBootstrap(): void {
    void this.watch?.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.watch?.stop();
  }

  /** @returns how many it asked about */
  async askDue(): Promise<number> {
    const due = await takeRefundsToAsk.all(this.dataSource, { now: this.clock.now() });
    for (const { id } of due) await this.ask(id);
    return due.length;
  }

  private async look(): Promise<number | undefined> {
    while ((await this.askDue()) > 0);
    const { at } = await nextRefundToAsk.one(this.dataSource);
    return at ? Math.max(SECOND, at.getTime() - this.clock.now().getTime()) : undefined;
  }

  private async ask(id: string): Promise<void> {
    const refund = await this.dataSource.manager.findOneByOrFail(Refund, { id });
    const { gateway: name, gatewayTransaction: transactionId, payMinor, payCurrency } = refund;
    const gateway = name && this.gateways.find(name);
    if (!gateway || transactionId === null) return;
    try {
      const charge = { minor: payMinor, currency: payCurrency };
      const order = { refundId: id, transactionId, charge, reason: refund.reason };
      await this.follow(refund, await gateway.refund(order));
    } catch (error) {
      const isRefused = error instanceof ProviderError && REFUSALS.has(error.status ?? 0);
      if (isRefused) return this.follow(refund, { kind: 'failed', reason: error.message });
      this.logger.warn(`${name} did not say what became of refund ${id}: ${String(error)}`);
      await this.expectEnd(refund);
    }
  }

  /** Another process, or an organiser, can have ended it meanwhile. */
  private async follow(refund: Refund, progress: RefundProgress): Promise<void> {
    const { id, gateway } = refund;
    if (gateway === null) return;
    if (progress.kind === 'under-way') return this.expectEnd(refund);
    if (progress.kind === 'refunded-before') return this.check(refund, 'refund-exists');
    await this.whileSent(id, async (tx) => {
      if (progress.kind === 'failed') {
        await this.refunds.fail(tx, id, progress.reason, { actorId: null, providerId: null });
        return;
      }
      const { providerId } = progress;
      // It is in the ledger as the refund of another.
      if (await findBookedRefund.first(tx, { gateway, providerId, id })) {
        await this.openCheck(tx, refund, 'refund-exists');
      } else await this.refunds.pay(tx, id, { actorId: null, providerId });
    });
  }

  private async expectEnd(refund: Refund): Promise<void> {
    if (this.clock.now() > after(refund.changedAt, ENDS_WITHIN)) {
      await this.check(refund, 'refund-unanswered');
    }
  }

  private async check(refund: Refund, kind: CheckKind): Promise<void> {
    await this.whileSent(refund.id, (tx) => this.openCheck(tx, refund, kind));
  }

  /** It keeps its money, and is not asked about any more until a person decides or an event comes. */
  private async openCheck(tx: EntityManager, refund: Refund, kind: CheckKind): Promise<void> {
    const { id, gateway, gatewayTransaction: transactionId, paymentId } = refund;
    if (!gateway) return;
    await tx.update(Refund, { id }, { askAt: null });
    const charge = { minor: refund.payMinor, currency: refund.payCurrency };
    const about = { gateway, transactionId, paymentId, refundId: id, charge };
    await this.checks.open(tx, { ...about, kind, key: id });
  }

  private async whileSent(id: string, act: (tx: EntityManager) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { status } = await lockedWithMoney(tx, id);
      if (nextRefundStatus(status, 'pay')) await act(tx);
    });
  }
}
