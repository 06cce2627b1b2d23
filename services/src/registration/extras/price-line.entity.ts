import type { LineTax } from './line-tax.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const PRICE_LINE_KINDS = ['package', 'band', 'extra', 'discount', 'waiver', 'tax'] as const;

/** A part of a payment, named and priced as it was sold. */
@Entity('price_lines')
export class PriceLine {
  @PrimaryColumn('uuid')
  paymentId: string;

  @PrimaryColumn('text')
  kind: (typeof PRICE_LINE_KINDS)[number];

  /** The id of the package, the extra, the discount code or the waiver, or of the rate; of a band, its income group. */
  @PrimaryColumn('text')
  item: string;

  @Column('text')
  name: string;

  /** Negative for a band, a discount and a waiver. */
  @Column('integer')
  amountCents: number;

  /** Of the goods; null without a rate. */
  @Column('jsonb', { nullable: true })
  tax: LineTax | null;
}

/** Without `tax` until it is sold. */
export type Line = Omit<PriceLine, 'paymentId' | 'tax'> & Partial<Pick<PriceLine, 'tax'>>;

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'price_lines.tax': LineTax;
  }
}
