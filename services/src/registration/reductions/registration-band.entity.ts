import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FeeBand } from '../../conference/editions/fee-bands.js';
import type { IncomeGroup } from '../../conference/editions/income-groups.js';

/**
 * `none`: no one checks it. `declared` waits for finance. Of `refused`, a second price line reverses the reduction,
 * until the country is confirmed after all.
 */
export const COUNTRY_CHECKS = ['none', 'declared', 'confirmed', 'refused'] as const;
export type CountryCheck = (typeof COUNTRY_CHECKS)[number];

/** The fee band of a registration: the rule that its price was made by. */
@Entity('registration_bands')
export class RegistrationBand implements Omit<FeeBand, 'isChecked'> {
  @PrimaryColumn('uuid')
  registrationId: string;

  /** As the person declared it. Empty once it is erased. */
  @Column('text')
  country: string;

  @Column('text')
  incomeGroup: IncomeGroup;

  /** Percent of the fee. */
  @Column('smallint')
  share: number;

  /** Fiscal year of the World Bank's classification. */
  @Column('smallint')
  year: number;

  @Column('text')
  countryCheck: CountryCheck;

  @Column('uuid', { nullable: true })
  checkedBy: string | null;

  @Column('timestamptz', { nullable: true })
  checkedAt: Date | null;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'registration_bands.income_group': IncomeGroup;
    'registration_bands.country_check': CountryCheck;
  }
}
