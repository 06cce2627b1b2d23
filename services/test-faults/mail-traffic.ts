import { setTimeout as pause } from 'node:timers/promises';
import type { MailProduct } from './mail-product.js';

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

  /** @returns how many calls there were, and how many were not answered well */
  async end(): Promise<{ calls: number; failed: number }> {
    this.isOver = true;
    await this.running;
    const statuses = await Promise.all(this.answers);
    return {
      calls: statuses.length,
      failed: statuses.filter((status) => status >= 300).length,
    };
  }

  private async run(every: number): Promise<void> {
    while (!this.isOver) {
      this.answers.push(this.product.message().catch(() => 599));
      await pause(every);
    }
  }
}
