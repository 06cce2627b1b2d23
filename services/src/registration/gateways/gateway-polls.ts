import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY, SECOND } from '../../platform/core/time.js';
import { Notifications } from '../../platform/database/notifications.js';
import { Watch } from '../../platform/jobs/watch.js';
import { PaymentCases } from '../payments/ledger/payment-cases.js';
import { outstandingCents } from '../payments/ledger/payment-money.js';
import { Attempts } from './attempts.js';
import { GatewayAttempt } from './gateway-attempt.entity.js';
import { Gateways } from './gateways.js';
import { nextToAsk, PAGES_CHANNEL, takeToAsk, takeToAskNow } from './gateways.sql.js';
import { type Gateway, type Progress, ProviderError } from './providers/gateway.js';
import { Settlements } from './settlements.js';

/** Payments of mobile money can be reported after the page has expired. */
const ASKED_AFTER_EXPIRY = DAY;
const ASKED_AGAIN_AFTER = 2 * SECOND;

/** Finds what lost events would have said: asks providers about open attempts, less and less often. */
@Injectable()
export class GatewayPolls implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(GatewayPolls.name);
  private readonly watch: Watch | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly gateways: Gateways,
    private readonly attempts: Attempts,
    private readonly settlements: Settlements,
    private readonly cases: PaymentCases,
    private readonly clock: Clock,
    notifications: Notifications,
  ) {
    if (gateways.offered.length === 0) return;
    const channel = notifications.channel(PAGES_CHANNEL);
    this.watch = new Watch('payment pages', channel, () => this.look());
  }

  onApplicationBootstrap(): void {
    void this.watch?.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.watch?.stop();
  }

  /** @returns how many it asked about */
  async askDue(): Promise<number> {
    const due = await takeToAsk.all(this.dataSource, { now: this.clock.now() });
    await Promise.all(due.map(({ id }) => this.ask(id)));
    return due.length;
  }

  /** For a payer who waits. */
  async askNow(id: string): Promise<void> {
    const now = this.clock.now();
    const before = after(now, -ASKED_AGAIN_AFTER);
    if (await takeToAskNow.first(this.dataSource, { id, now, before })) await this.ask(id);
  }

  private async look(): Promise<number | undefined> {
    while ((await this.askDue()) > 0);
    const { at } = await nextToAsk.one(this.dataSource);
    return at ? Math.max(SECOND, at.getTime() - this.clock.now().getTime()) : undefined;
  }

  /** Without a lock while the provider answers; a failure is tried again at the next time. */
  private async ask(id: string): Promise<void> {
    const attempt = await this.dataSource.manager.findOneByOrFail(GatewayAttempt, { id });
    const gateway = this.gateways.find(attempt.gateway);
    const { providerId } = attempt;
    if (!gateway || providerId === null) return;
    try {
      await this.endUnowed(gateway, attempt, providerId);
      await this.follow(attempt, await gateway.status({ id, providerId }));
    } catch (error) {
      const reason = error instanceof ProviderError ? error.message : String(error);
      this.logger.warn(`${attempt.gateway} did not say what became of ${id}: ${reason}`);
    }
  }

  /** It can be paid at this moment: then its money waits for finance, as where the provider cannot end it. */
  private async endUnowed(
    gateway: Gateway,
    { id, paymentId, status, amountCents }: GatewayAttempt,
    providerId: string,
  ): Promise<void> {
    if (status !== 'open') return;
    const { payment } = await this.cases.find(this.dataSource.manager, { id: paymentId });
    if (outstandingCents(payment) === amountCents) return;
    await gateway.end({ id, providerId }).catch(() => undefined);
  }

  private async follow(attempt: GatewayAttempt, progress: Progress): Promise<void> {
    const { id, gateway, expiresAt } = attempt;
    await this.dataSource.transaction(async (tx) => {
      if (progress.kind === 'paid') {
        // By our own id: it is the answer to our question.
        await this.settlements.settle(tx, gateway, { ...progress.money, attemptId: id });
        return;
      }
      const isOver = this.clock.now() > after(expiresAt, ASKED_AFTER_EXPIRY);
      if (progress.kind === 'ended' || isOver) {
        await this.attempts.noteEnd(tx, id, progress.failure);
      } else if (progress.failure) {
        await this.attempts.noteFailure(tx, id, progress.failure);
      }
    });
  }
}
