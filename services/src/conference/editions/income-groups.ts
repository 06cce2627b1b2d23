import { countryCodes } from '../../platform/core/countries.gen.js';

/** Of the World Bank, the lowest first. */
export const INCOME_GROUPS = ['low', 'lowerMiddle', 'upperMiddle', 'high'] as const;
export type IncomeGroup = (typeof INCOME_GROUPS)[number];

/**
 * World Bank country classification by income, fiscal year 2027 (1 July 2026 to 30 June 2027, by the GNI per capita
 * of 2025, Atlas method): low to $1,175, lower middle to $4,635, upper middle to $14,375. CC BY 4.0.
 * CONTRIBUTING.md says how to move on to the next year.
 * @see https://datahelpdesk.worldbank.org/knowledgebase/articles/906519-world-bank-country-and-lending-groups
 */
export const INCOME_YEAR = 2027;

/** ISO 3166-1 alpha-2. The Channel Islands are one economy of the list and two codes: GG and JE. */
export const incomeGroups: Record<IncomeGroup, string> = {
  low: 'AF BF BI CD CF ER ET GM GW KP LR MG ML MW MZ NE RW SD SL SO SS SY TD UG YE',
  lowerMiddle: `AO BD BJ BO BT CG CI CM DJ EG GH GN HN HT IN KE KG KH KI KM LA LB LS MA MM MR NA
    NG NI NP PG PK PS SB SN ST SZ TG TJ TL TN TZ UZ VE VU ZM ZW`,
  upperMiddle: `AL AM AR AZ BA BR BW BY BZ CN CO CU CV DM DO DZ EC FJ FM GA GD GE GQ GT ID IQ IR
    JM JO KZ LC LK LY MD ME MH MK MN MU MV MX MY PE PH PY RS SR SV TH TM TO TR TV UA VC VN WS XK ZA`,
  high: `AD AE AG AS AT AU AW BB BE BG BH BM BN BS CA CH CL CR CW CY CZ DE DK EE ES FI FO FR GB GG
    GI GL GR GU GY HK HR HU IE IL IM IS IT JE JP KN KR KW KY LI LT LU LV MC MF MO MP MT NC NL NO
    NR NZ OM PA PF PL PR PT PW QA RO RU SA SC SE SG SI SK SM SX TC TT TW US UY VG VI`,
};

const groupOfCode = new Map(
  INCOME_GROUPS.flatMap((group) =>
    incomeGroups[group].split(/\s+/).map((code) => [code, group] as const),
  ),
);

/** Undefined for a name that is not on the list of countries. */
export function incomeGroupOf(country: string): IncomeGroup | 'unclassified' | undefined {
  const code = countryCodes[country];
  return code === undefined ? undefined : (groupOfCode.get(code) ?? 'unclassified');
}
