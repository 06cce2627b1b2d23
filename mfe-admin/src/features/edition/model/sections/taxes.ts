import { countries } from '@plenary/kit/forms';
import type { EditionSection } from '../fields';
import * as summaries from '../summaries';
import { texts as offers } from './offers.texts';
import { texts } from './taxes.texts';

const packages = Object.entries(offers.packageNames).map(([value, label]) => ({ value, label }));

export const taxes: EditionSection = {
  id: 'taxes',
  title: texts.title,
  note: texts.note,
  summary: ({ taxes: { rates } }) =>
    summaries.names(rates.map(({ name, percent }) => `${name} ${percent}%`)),
  keys: ['taxes'],
  fields: [
    {
      kind: 'yes-no',
      name: 'taxes.invoices',
      label: texts.invoices,
      hint: texts.invoicesHint,
    },
    {
      kind: 'choice',
      name: 'taxes.country',
      label: texts.country,
      options: [{ value: '', label: texts.noCountry }, ...countries],
    },
    {
      kind: 'yes-no',
      name: 'taxes.includedInFees',
      label: texts.includedInFees,
      hint: texts.includedInFeesHint,
    },
    {
      kind: 'list',
      name: 'taxes.rates',
      label: texts.rates,
      optional: true,
      entry: texts.rate,
      add: texts.add,
      titleField: 'name',
      blank: () => ({
        id: `tax-${crypto.randomUUID().slice(0, 8)}`,
        name: '',
        percent: '',
        kind: 'standard',
        reason: '',
        packages: [],
        extras: '',
      }),
      fields: [
        { kind: 'line', name: 'name', label: texts.name, hint: texts.nameHint },
        {
          kind: 'choice',
          name: 'kind',
          label: texts.kind,
          options: (['standard', 'zero', 'exempt'] as const).map((value) => ({
            value,
            label: texts.kinds[value],
          })),
        },
        {
          kind: 'number',
          name: 'percent',
          label: texts.percent,
          unit: '%',
          hint: texts.percentHint,
        },
        {
          kind: 'line',
          name: 'reason',
          label: texts.reason,
          hint: texts.reasonHint,
          optional: 'empty',
        },
        {
          kind: 'choices',
          name: 'packages',
          label: texts.packages,
          hint: texts.packagesHint,
          options: packages,
          optional: true,
        },
        {
          kind: 'lines',
          name: 'extras',
          label: texts.extras,
          hint: texts.extrasHint,
          optional: true,
        },
      ],
    },
    {
      kind: 'yes-no',
      name: 'taxes.reverseCharge',
      label: texts.reverseCharge,
      hint: texts.reverseChargeHint,
    },
    {
      kind: 'line',
      name: 'taxes.reverseChargeText',
      label: texts.reverseChargeText,
      hint: texts.reverseChargeTextHint,
      optional: 'empty',
    },
  ],
};
