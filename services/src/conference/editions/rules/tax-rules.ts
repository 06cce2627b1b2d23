import { countries } from '../../../platform/core/countries.gen.js';
import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import type { TaxRate } from '../taxes.schema.js';
import { unique } from './list-rules.js';
import type { Problem } from './problem.js';

const HIGHEST = 100;

export function taxProblems({ taxes, invoicing, fees, extras }: EditionDraft): Problem[] {
  const { rates, country, reverseCharge, invoices } = taxes;
  const isCountryMissing = invoices && !countries.includes(country);
  if (rates.length === 0)
    return [
      ...(reverseCharge ? [problem('taxes.reverseCharge', texts.taxNoRates)] : []),
      // BT-40 of EN 16931.
      ...(isCountryMissing ? [problem('taxes.country', texts.country)] : []),
    ];
  const isTaxed = (list: 'packages' | 'extras', item: string) =>
    rates.some((rate) => isForTheRest(rate) || (rate[list] as string[]).includes(item));
  const untaxed = [
    ...fees.packages.filter(({ id }) => !isTaxed('packages', id)),
    ...extras.filter(({ name }) => !isTaxed('extras', name)),
  ];
  return [
    // BR-S-02, BR-Z-02 and BR-E-02 of EN 16931.
    ...(invoicing.taxNumber.trim() === '' ? [problem('taxes.rates', texts.taxNumberFirst)] : []),
    ...(!countries.includes(country) ? [problem('taxes.country', texts.country)] : []),
    ...unique('taxes.rates', 'id', rates),
    ...untaxed.map(({ name }) => problem('taxes.rates', texts.taxMissing({ name }))),
    ...rates.flatMap((rate, index) => rateProblems(rate, `taxes.rates.${index}`, rates, extras)),
  ];
}

function rateProblems(
  rate: TaxRate,
  field: string,
  rates: TaxRate[],
  extras: EditionDraft['extras'],
): Problem[] {
  const others = rates.filter((other) => other !== rate);
  const unknown = rate.extras.find((name) => !extras.some((extra) => extra.name === name));
  const twice =
    rate.packages.some((id) => others.some(({ packages }) => packages.includes(id))) ||
    rate.extras.some((name) => others.some(({ extras: names }) => names.includes(name))) ||
    (isForTheRest(rate) && others.some(isForTheRest));
  return [
    ...percentProblems(rate, `${field}.percent`),
    ...(rate.kind === 'exempt' && rate.reason.trim() === ''
      ? [problem(`${field}.reason`, texts.taxReason)]
      : []),
    ...(unknown === undefined
      ? []
      : [problem(`${field}.extras`, texts.taxExtra({ name: unknown }))]),
    ...(twice ? [problem(`${field}.packages`, texts.taxTwice)] : []),
  ];
}

function percentProblems({ kind, percent }: TaxRate, field: string): Problem[] {
  if (kind !== 'standard') return percent === 0 ? [] : [[field, texts.percentZero]];
  const isHundredths = Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
  return percent > 0 && percent <= HIGHEST && isHundredths ? [] : [[field, texts.percent]];
}

function isForTheRest({ packages, extras }: TaxRate): boolean {
  return packages.length === 0 && extras.length === 0;
}

function problem(field: string, text: string): Problem {
  return [field, text];
}
