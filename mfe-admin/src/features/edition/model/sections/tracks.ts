import type { EditionSection, SimpleField } from '../fields';
import * as summaries from '../summaries';
import { addedFields } from './review-form';
import { texts } from './tracks.texts';

const forms = ['conference', 'own'] as const;

const limit = (name: 'reviewersInvited' | 'reviewsNeeded' | 'reviewDays'): SimpleField => ({
  kind: 'number',
  name: `limits.${name}`,
  label: texts[name],
  hint: texts.asTheConference,
  optional: 'nothing',
});

export const tracks: EditionSection = {
  id: 'tracks',
  title: texts.title,
  note: texts.note,
  summary: ({ tracks: all }) => summaries.names(all.map(({ name }) => name)),
  keys: ['tracks'],
  fields: [
    {
      kind: 'list',
      name: 'tracks',
      label: texts.tracks,
      optional: true,
      entry: texts.entry,
      add: texts.add,
      titleField: 'name',
      blank: () => ({
        // Permissions refer to it, also when the name changes.
        id: `track-${crypto.randomUUID().slice(0, 8)}`,
        ...{ name: '', topics: [], reviewForm: 'conference', reviewFields: [] },
        limits: { reviewersInvited: '', reviewsNeeded: '', reviewDays: '' },
      }),
      fields: [
        { kind: 'line', name: 'name', label: texts.name },
        {
          kind: 'choices',
          name: 'topics',
          label: texts.topics,
          hint: texts.topicsHint,
          options: 'topics',
        },
        limit('reviewersInvited'),
        limit('reviewsNeeded'),
        limit('reviewDays'),
        {
          kind: 'choice',
          name: 'reviewForm',
          label: texts.reviewForm,
          hint: texts.reviewFormHint,
          options: forms.map((value) => ({ value, label: texts.reviewForms[value] })),
        },
        { ...addedFields, label: texts.fields },
      ],
    },
  ],
};
