import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PackageId } from '../../conference/editions/fees.schema.js';

/** Stays as it was made: finance stops a code and makes another. */
@Entity('discount_codes')
export class DiscountCode {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  @Column('text')
  code: string;

  /** As `keyOf` returns it. */
  @Column('text')
  codeKey: string;

  /** For finance only. */
  @Column('text')
  note: string;

  /** Of the package's price. Null for an amount. */
  @Column('integer', { nullable: true })
  percent: number | null;

  @Column('integer', { nullable: true })
  amountCents: number | null;

  /** Empty for every package. */
  @Column('text', { array: true })
  packages: PackageId[];

  /** In the edition's zone, as the last day. */
  @Column('date', { nullable: true })
  firstDay: string | null;

  @Column('date', { nullable: true })
  lastDay: string | null;

  @Column('integer', { nullable: true })
  maxUses: number | null;

  @Column('integer', { nullable: true })
  maxUsesPerPerson: number | null;

  @Column('integer', { nullable: true })
  budgetCents: number | null;

  @Column('timestamptz', { nullable: true })
  stoppedAt: Date | null;

  @Column('uuid')
  createdBy: string;

  @Column('timestamptz')
  createdAt: Date;
}
