import type { EditionSection } from '../fields';
import * as summaries from '../summaries';
import { texts } from './texts';

const words = texts.places;

const limit = (name: string, label: string, hint?: string) =>
  ({ kind: 'number', optional: 'nothing', name: `places.${name}`, label, hint }) as const;

export const places: EditionSection[] = [
  {
    id: 'places',
    title: words.title,
    note: words.note,
    summary: summaries.places,
    keys: ['places'],
    fields: [
      limit('packages.physical_publication', words.physicalPublication),
      limit('packages.physical_presentation_only', words.physicalPresentation),
      limit('packages.virtual_publication', words.virtualPublication),
      limit('packages.virtual_presentation_only', words.virtualPresentation),
      limit('onSite', words.onSite, words.onSiteHint),
      {
        kind: 'number',
        name: 'places.offerHours',
        label: words.offerHours,
        unit: words.hours,
        hint: words.offerHoursHint,
      },
    ],
  },
  {
    id: 'joining',
    title: texts.joining.title,
    note: texts.joining.note,
    summary: ({ joining }) => joining.address ?? texts.joining.none,
    keys: ['joining'],
    isSecret: true,
    fields: [
      {
        kind: 'url',
        name: 'joining.address',
        label: texts.joining.address,
        hint: texts.joining.addressHint,
        optional: 'nothing',
      },
      {
        kind: 'area',
        name: 'joining.instructions',
        label: texts.joining.instructions,
        optional: 'empty',
      },
      { kind: 'yes-no', name: 'joining.onSiteToo', label: texts.joining.onSiteToo },
    ],
  },
];
