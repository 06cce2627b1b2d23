import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { SECOND } from '../../platform/core/time.js';
import { Notifications } from '../../platform/database/notifications.js';
import { Watch } from '../../platform/jobs/watch.js';
import { Gateways } from '../gateways/gateways.js';
import { REFUNDS_CHANNEL } from '../gateways/gateways.sql.js';
import { ProviderError, type RefundProgress } from '../gateways/providers/gateway.js';
import { nextRefundToAsk, takeRefundsToAsk } from './gateway-refunds.sql.js';
import { lockedRefund } from './locked-refund.js';
import { RefundPayments } from './refund-payments.js';
import { nextRefundStatus } from './refund-status.js';
import { Refund } from './refund.entity.js';

/** Answers of a provider that will not change: the refund is not possible. */
const REFUSALS = new Set([400, 402, 404, 422]);

/** Sends refunds by the provider that took the money, and asks what became of them. */
@Injectable()
export class GatewayRefunds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(GatewayRefunds.name);
  private readonly watch: Watch | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly gateways: Gateways,
    private readonly payments: RefundPayments,
    private readonly audit: AuditService,
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
      await this.follow(id, await gateway.refund(order));
    } catch (error) {
      const isRefused = error instanceof ProviderError && REFUSALS.has(error.status ?? 0);
      if (isRefused) await this.follow(id, { kind: 'failed', reason: error.message });
      else this.logger.warn(`${name} did not say what became of refund ${id}: ${String(error)}`);
    }
  }

  private async follow(id: string, progress: RefundProgress): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      if (progress.kind === 'under-way') return;
      if (progress.kind === 'paid') {
        const day = this.clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
        await this.payments.settleOnline(tx, id, day);
        return;
      }
      const refund = await lockedRefund(tx, id);
      const status = nextRefundStatus(refund.status, 'fail');
      if (!status) return;
      const change = { status, failure: progress.reason, askAt: null, changedAt: this.clock.now() };
      await tx.update(Refund, { id }, { ...change, version: refund.version + 1 });
      const subject = { type: 'refund', id };
      const { status: before } = refund;
      await this.audit.record(tx, {
        ...{ actorId: null, action: 'refund.failed', subject, before },
        after: status,
      });
    });
  }
}
