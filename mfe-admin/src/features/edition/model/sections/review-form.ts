import type { EditionSection, ListField } from '../fields';
import * as summaries from '../summaries';
import { texts } from './review-form.texts';

/** Comments to the committee are never visible to authors. */
const fixedFields = [
  'recommendation',
  'originality',
  'relevance',
  'method',
  'clarity',
  'significance',
  'confidence',
  'commentsToAuthors',
  'concern',
] as const;

const kinds = ['scale', 'text', 'choice'] as const;

/** Of a list of added fields: of the conference, or of a track. */
export const addedFields = {
  kind: 'list',
  name: 'reviewFields',
  optional: true,
  entry: texts.entry,
  add: texts.add,
  titleField: 'label',
  blank: () => ({
    // Answers refer to it, also when the label changes.
    id: `field-${crypto.randomUUID().slice(0, 8)}`,
    label: '',
    help: '',
    kind: 'scale',
    options: '',
    maxLength: '',
    required: false,
    visibleToAuthors: false,
  }),
  fields: [
    { kind: 'line', name: 'label', label: texts.label },
    { kind: 'line', name: 'help', label: texts.help, optional: 'empty' },
    {
      kind: 'choice',
      name: 'kind',
      label: texts.kind,
      hint: texts.kindHint,
      options: kinds.map((value) => ({ value, label: texts.kinds[value] })),
    },
    {
      kind: 'lines',
      name: 'options',
      label: texts.options,
      hint: texts.optionsHint,
      optional: true,
    },
    {
      kind: 'number',
      name: 'maxLength',
      label: texts.maxLength,
      hint: texts.maxLengthHint,
      optional: 'nothing',
    },
    { kind: 'yes-no', name: 'required', label: texts.required },
    {
      kind: 'yes-no',
      name: 'visibleToAuthors',
      label: texts.visibleToAuthors,
      hint: texts.visibleHint,
    },
  ],
} satisfies Omit<ListField, 'label'>;

export const reviewForm: EditionSection = {
  id: 'review-form',
  title: texts.title,
  note: texts.note,
  summary: summaries.reviewForm,
  keys: ['reviewForm', 'reviewFields'],
  fields: [
    ...fixedFields.map((field) => ({
      kind: 'yes-no' as const,
      name: `reviewForm.${field}.visibleToAuthors`,
      label: texts[field],
    })),
    { ...addedFields, label: texts.added },
  ],
};
