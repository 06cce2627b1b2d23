import { Column, Entity, PrimaryColumn } from 'typeorm';

export const PRICE_LINE_KINDS = ['package', 'extra'] as const;

/** A part of a payment, named and priced as it was sold. */
@Entity('price_lines')
export class PriceLine {
  @PrimaryColumn('uuid')
  paymentId: string;

  @PrimaryColumn('text')
  kind: (typeof PRICE_LINE_KINDS)[number];

  /** The id of the package or of the extra. */
  @PrimaryColumn('text')
  item: string;

  @Column('text')
  name: string;

  @Column('integer')
  amountCents: number;
}

export type Line = Omit<PriceLine, 'paymentId'>;
