import { Logger } from '@nestjs/common';
import { MINUTE } from '../core/time.js';
import type { Channel } from '../database/notifications.js';

/** For notifications that were missed. */
const SWEEP_EVERY = MINUTE;

/** Work of each process, done at its start, on each notification, and at least every minute. */
export class Watch {
  private readonly logger = new Logger(Watch.name);
  private isStopping = false;
  private working: Promise<unknown> = Promise.resolve();

  /**
   * @param name of the work in warnings
   * @param work @returns milliseconds until it is due again, if that is known
   */
  constructor(
    private readonly name: string,
    private readonly channel: Channel,
    private readonly work: () => Promise<number | void>,
  ) {}

  async run(): Promise<void> {
    while (!this.isStopping) {
      const working = this.work().catch((error: unknown) => this.report(error));
      this.working = working;
      const wait = (await working) ?? SWEEP_EVERY;
      if (!this.isStopping) await this.channel.wait(Math.min(SWEEP_EVERY, wait));
    }
  }

  /** Waits for work that has begun. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.working;
  }

  private report(error: unknown): undefined {
    if (!this.isStopping) this.logger.warn(`${this.name} wait: ${String(error)}`);
  }
}
