import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Line, PriceLine } from './price-line.entity.js';

@Injectable()
export class PriceLines {
  async write(tx: EntityManager, paymentId: string, lines: readonly Line[]): Promise<void> {
    await tx.insert(
      PriceLine,
      lines.map((line) => ({ ...line, paymentId })),
    );
  }

  /** The caller has locked the payment, and changes its amount to the sum in the same transaction. */
  async replace(tx: EntityManager, paymentId: string, lines: readonly Line[]): Promise<void> {
    await tx.delete(PriceLine, { paymentId });
    await this.write(tx, paymentId, lines);
  }
}
