import type { EditionField, EditionSection } from '../fields';
import * as summaries from '../summaries';
import { texts } from './offers.texts';

const { questions, extras, packageNames } = texts;

const packages: EditionField = {
  kind: 'choices',
  optional: true,
  name: 'packages',
  label: texts.packages,
  hint: texts.packagesHint,
  options: (Object.keys(packageNames) as (keyof typeof packageNames)[]).map((value) => ({
    value,
    label: packageNames[value],
  })),
};

const kinds = ['text', 'long-text', 'one-of', 'several-of', 'yes-no'] as const;

/** Answers and price lines refer to it, also when the name changes. */
const newId = (prefix: string) => `${prefix}-${crypto.randomUUID().slice(0, 8)}`;

export const offers: EditionSection[] = [
  {
    id: 'questions',
    title: questions.title,
    note: questions.note,
    summary: ({ registrationQuestions }) =>
      summaries.names(registrationQuestions.map(({ label }) => label)),
    keys: ['registrationQuestions'],
    fields: [
      {
        kind: 'list',
        name: 'registrationQuestions',
        label: questions.list,
        optional: true,
        entry: questions.entry,
        add: questions.add,
        titleField: 'label',
        blank: () => ({
          id: newId('question'),
          label: '',
          help: '',
          kind: 'text',
          options: '',
          required: false,
          sensitive: false,
          packages: [],
        }),
        fields: [
          { kind: 'line', name: 'label', label: questions.label },
          { kind: 'line', name: 'help', label: questions.help, optional: 'empty' },
          {
            kind: 'choice',
            name: 'kind',
            label: questions.kind,
            options: kinds.map((value) => ({ value, label: questions.kinds[value] })),
          },
          {
            kind: 'lines',
            name: 'options',
            label: questions.options,
            hint: questions.optionsHint,
            optional: true,
          },
          { kind: 'yes-no', name: 'required', label: questions.required },
          {
            kind: 'yes-no',
            name: 'sensitive',
            label: questions.sensitive,
            hint: questions.sensitiveHint,
          },
          packages,
        ],
      },
    ],
  },
  {
    id: 'extras',
    title: extras.title,
    note: extras.note,
    summary: ({ extras: offered }) => summaries.names(offered.map(({ name }) => name)),
    keys: ['extras'],
    fields: [
      {
        kind: 'list',
        name: 'extras',
        label: extras.list,
        optional: true,
        entry: extras.entry,
        add: extras.add,
        titleField: 'name',
        blank: () => ({ id: newId('extra'), name: '', description: '', price: '', packages: [] }),
        fields: [
          { kind: 'line', name: 'name', label: extras.name },
          { kind: 'area', name: 'description', label: extras.description, optional: 'empty' },
          { kind: 'number', name: 'price', label: extras.price, unit: 'USD' },
          {
            kind: 'number',
            name: 'quantity',
            label: extras.quantity,
            hint: extras.quantityHint,
            optional: 'nothing',
          },
          { kind: 'day', name: 'lastDay', label: extras.lastDay, optional: 'nothing' },
          packages,
        ],
      },
    ],
  },
];
