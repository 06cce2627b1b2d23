import { setTimeout as pause } from 'node:timers/promises';
import type { MailProduct } from './mail-product.js';

/** So many wait at most, so that a slow machine is not asked for more than it can send. */
const MOST_WAITING = 1_000;

/** Visitors who write messages at a steady pace, whatever happens behind the API. */
export class MailTraffic {
  private isOver = false;
  private readonly answers: Promise<number>[] = [];
  private readonly running: Promise<void>;

  constructor(
    private readonly product: MailProduct,
    perSecond: number,
  ) {
    this.running = this.run(1000 / perSecond);
  }

  /** @returns how many calls were answered well, and what the others were answered */
  async end(): Promise<{ calls: number; failed: string }> {
    this.isOver = true;
    await this.running;
    const statuses = await Promise.all(this.answers);
    const failed = statuses.filter((status) => status >= 300);
    return { calls: statuses.length - failed.length, failed: failed.join(' ') || 'none' };
  }

  private async run(every: number): Promise<void> {
    while (!this.isOver) {
      const isFull = 2 * this.answers.length - this.product.smtp.mails.length > MOST_WAITING;
      if (!isFull) this.answers.push(this.product.message().catch(() => 599));
      await pause(every);
    }
  }
}
