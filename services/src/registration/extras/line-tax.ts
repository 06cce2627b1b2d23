import type { TaxRate } from '../../conference/editions/taxes.schema.js';

/** The rate of a price line, as it was sold. */
export interface LineTax {
  rateId: string;
  /** VAT */
  name: string;
  kind: TaxRate['kind'];
  /** Percent in hundredths: 2000 is 20%. */
  basisPoints: number;
  reason: string;
}
