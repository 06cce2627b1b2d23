import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FeeBand } from '../../conference/editions/fee-bands.js';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import type { Taxes } from '../../conference/editions/taxes.schema.js';
import type { Line } from './price-line.entity.js';

@Entity('price_quotes')
export class PriceQuote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  @Column('text')
  packageId: PackageId;

  /** At the prices that were shown. */
  @Column('jsonb')
  extras: Line[];

  /** Null in quotes of an older version. */
  @Column('integer', { nullable: true })
  feeRevision: number | null;

  @Column('uuid', { nullable: true })
  discountCodeId: string | null;

  /** Null in quotes of an older version. */
  @Column('jsonb', { nullable: true })
  taxes: Taxes | null;

  /** Null where the fee did not depend on the country. */
  @Column('jsonb', { nullable: true })
  band: FeeBand | null;

  @Column('timestamptz')
  createdAt: Date;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'price_quotes.extras': Line[];
    'price_quotes.taxes': Taxes;
    'price_quotes.band': FeeBand;
  }
}
