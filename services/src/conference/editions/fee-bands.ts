import { countries } from '../../platform/core/countries.gen.js';
import type { EditionDocument } from './edition.schema.js';
import { INCOME_GROUPS, INCOME_YEAR, type IncomeGroup, incomeGroupOf } from './income-groups.js';

/** The rule that a price was made by. */
export interface FeeBand {
  /** A name of the list of countries, as the person declared it. */
  country: string;
  incomeGroup: IncomeGroup;
  /** Percent of the fee. */
  share: number;
  /** Fiscal year of the World Bank's classification. */
  year: number;
  /** Finance checks the country before it confirms the payment. */
  isChecked: boolean;
}

type Banded = { document: Pick<EditionDocument, 'feeBands'> };

/** Null while bands are off, and for a country that is not on the list: its price is the whole fee. */
export function bandOf({ document }: Banded, country: string): FeeBand | null {
  const { open, shares, unclassified, check } = document.feeBands;
  const group = incomeGroupOf(country);
  if (!open || group === undefined) return null;
  const incomeGroup = group === 'unclassified' ? unclassified : group;
  const share = shares[incomeGroup];
  // The whole fee needs no evidence.
  const isChecked = check === 'finance' && share < 100;
  return { country, incomeGroup, share, year: INCOME_YEAR, isChecked };
}

/** In cents: what the band takes from the fee of a package. Half a cent is rounded in favour of the conference. */
export function bandCents(feeCents: number, share: number): number {
  return feeCents - Math.floor((feeCents * share + 50) / 100);
}

/** Countries of the list by the group whose share they pay, the lowest first. */
export function countriesByBand(edition: Banded) {
  return INCOME_GROUPS.map((incomeGroup) => ({
    incomeGroup,
    share: edition.document.feeBands.shares[incomeGroup],
    countries: countries.filter((country) => bandOf(edition, country)?.incomeGroup === incomeGroup),
  }));
}
