import { defineTexts } from '@plenary/kit/i18n';
import type { EditionSection } from '../fields';

export const INCOME_GROUPS = ['low', 'lowerMiddle', 'upperMiddle', 'high'] as const;

export const feeBandTexts = defineTexts('admin.fee-bands', {
  title: 'Fees by country',
  note: 'Registrants pay a share of the fee by the income group of the country they live or work in. The groups are those of the World Bank for its fiscal year 2027 (July 2026 to June 2027). Registrations and quotes keep the share that was shown.',
  open: 'Let the fee depend on the country',
  openHint: 'While this is off, everyone pays the fee of the table.',
  share: 'Share for {group} countries',
  shareHint: 'A whole percentage of the fee, from 1 to 100. A discount code is taken off the rest.',
  groups: {
    low: 'Low income',
    lowerMiddle: 'Lower middle income',
    upperMiddle: 'Upper middle income',
    high: 'High income',
  },
  inSentence: {
    low: 'low-income',
    lowerMiddle: 'lower-middle-income',
    upperMiddle: 'upper-middle-income',
    high: 'high-income',
  },
  unclassified: 'Countries without a group pay as',
  unclassifiedHint: 'The World Bank does not classify the Holy See.',
  check: 'Who checks the country of a reduced fee',
  checks: {
    none: 'No one: the country counts as declared',
    finance: 'Finance, before it confirms the payment',
  },
  off: 'One fee for all countries',
  summary: '{low, number}%, {lowerMiddle, number}%, {upperMiddle, number}%, {high, number}%',
  preview: {
    title: 'Prices by income group',
    text: 'Student / professional in US dollars, with the shares above and the saved fees.',
    package: 'Package',
    both: '{student} / {professional}',
    unknown: '–',
  },
});

const texts = feeBandTexts;

export const feeBands: EditionSection = {
  id: 'fee-bands',
  title: texts.title,
  note: texts.note,
  summary: ({ feeBands: { open, shares } }) => (open ? texts.summary(shares) : texts.off),
  keys: ['feeBands'],
  fields: [
    { kind: 'yes-no', name: 'feeBands.open', label: texts.open, hint: texts.openHint },
    ...INCOME_GROUPS.map((group, index) => ({
      kind: 'number' as const,
      name: `feeBands.shares.${group}`,
      label: texts.share({ group: texts.inSentence[group] }),
      unit: '%',
      ...(index === 0 && { hint: texts.shareHint }),
    })),
    {
      kind: 'choice',
      name: 'feeBands.unclassified',
      label: texts.unclassified,
      hint: texts.unclassifiedHint,
      options: INCOME_GROUPS.map((value) => ({ value, label: texts.groups[value] })),
    },
    {
      kind: 'choice',
      name: 'feeBands.check',
      label: texts.check,
      options: (['none', 'finance'] as const).map((value) => ({
        value,
        label: texts.checks[value],
      })),
    },
  ],
};
