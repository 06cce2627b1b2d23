import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '../core/clock.js';
import { SECOND } from '../core/time.js';
import { Notifications } from '../database/notifications.js';
import { Watch } from '../jobs/watch.js';
import { HeldActs } from './held-acts.service.js';
import { HOLDS_CHANNEL } from './holds.js';

/** Ends holds, in each process: a row lock keeps an act from being sent twice. */
@Injectable()
export class HoldsRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly watch: Watch;

  constructor(
    private readonly acts: HeldActs,
    private readonly clock: Clock,
    notifications: Notifications,
  ) {
    const channel = notifications.channel(HOLDS_CHANNEL);
    this.watch = new Watch('held acts', channel, () => this.look());
  }

  onApplicationBootstrap(): void {
    void this.watch.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.watch.stop();
  }

  private async look(): Promise<number | undefined> {
    const next = await this.acts.sendDue();
    return next && Math.max(SECOND, next.getTime() - this.clock.now().getTime());
  }
}
