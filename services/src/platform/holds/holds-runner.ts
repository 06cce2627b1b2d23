import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '../core/clock.js';
import { MINUTE, SECOND } from '../core/time.js';
import { type Channel, Notifications } from '../database/notifications.js';
import { HeldActs } from './held-acts.service.js';
import { HOLDS_CHANNEL } from './holds.js';

/** For notifications that were missed. */
const SWEEP_EVERY = MINUTE;

/** Ends holds, in each process: a row lock keeps an act from being sent twice. */
@Injectable()
export class HoldsRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(HoldsRunner.name);
  private readonly channel: Channel;
  private isStopping = false;
  private sending: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly acts: HeldActs,
    private readonly clock: Clock,
    notifications: Notifications,
  ) {
    this.channel = notifications.channel(HOLDS_CHANNEL);
  }

  onApplicationBootstrap(): void {
    void this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.sending;
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      const looking = this.look().catch((error: unknown) => this.report(error));
      this.sending = looking;
      const next = await looking;
      if (!this.isStopping) await this.channel.wait(this.until(next));
    }
  }

  private async look(): Promise<Date | undefined> {
    await this.acts.sendDue();
    return this.acts.next();
  }

  private until(next: Date | undefined): number {
    if (!next) return SWEEP_EVERY;
    const wait = next.getTime() - this.clock.now().getTime();
    return Math.min(SWEEP_EVERY, Math.max(SECOND, wait));
  }

  private report(error: unknown): undefined {
    if (!this.isStopping) this.logger.warn(`held acts wait: ${String(error)}`);
  }
}
