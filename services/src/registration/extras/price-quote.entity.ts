import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PackageId } from '../../conference/editions/fees.schema.js';
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

  @Column('timestamptz')
  createdAt: Date;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'price_quotes.extras': Line[];
  }
}
