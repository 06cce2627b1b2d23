import { setTimeout as pause } from 'node:timers/promises';
import type { EmailProduct } from './email-product.js';

/** Bounds the backlog for slow machines. */
const MOST_WAITING = 1_000;

export class EmailTraffic {
  private isOver = false;
  private readonly answers: Promise<number>[] = [];
  private readonly running: Promise<void>;

  constructor(
    private readonly product: EmailProduct,
    perSecond: number,
  ) {
    this.running = this.run(1000 / perSecond);
  }

  async end(): Promise<{ calls: number; failed: string }> {
    this.isOver = true;
    await this.running;
    const statuses = await Promise.all(this.answers);
    const failed = statuses.filter((status) => status >= 300);
    return { calls: statuses.length - failed.length, failed: failed.join(' ') || 'none' };
  }

  private async run(every: number): Promise<void> {
    while (!this.isOver) {
      const isFull = 2 * this.answers.length - this.product.smtp.emails.length > MOST_WAITING;
      if (!isFull) this.answers.push(this.product.message().catch(() => 599));
      await pause(every);
    }
  }
}
