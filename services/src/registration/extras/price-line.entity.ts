import { Column, Entity, PrimaryColumn } from 'typeorm';

export const PRICE_LINE_KINDS = ['package', 'extra', 'discount', 'waiver'] as const;

/** A part of a payment, named and priced as it was sold. */
@Entity('price_lines')
export class PriceLine {
  @PrimaryColumn('uuid')
  paymentId: string;

  @PrimaryColumn('text')
  kind: (typeof PRICE_LINE_KINDS)[number];

  /** The id of the package, the extra, the discount code or the waiver. */
  @PrimaryColumn('text')
  item: string;

  @Column('text')
  name: string;

  /** Negative for a discount and a waiver. */
  @Column('integer')
  amountCents: number;
}

export type Line = Omit<PriceLine, 'paymentId'>;
