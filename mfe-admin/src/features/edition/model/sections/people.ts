import type { EditionField, EditionSection } from '../fields';
import * as summaries from '../summaries';
import { texts } from './texts';

const TIERS = ['academic partner', 'research partner'] as const;

function members(name: string, label: string): EditionField {
  return {
    kind: 'list',
    name: `committee.${name}`,
    label,
    entry: texts.members.entry,
    add: texts.members.add,
    titleField: 'name',
    isTable: true,
    blank: () => ({ name: '', role: '', initials: '' }),
    fields: [
      { kind: 'line', name: 'name', label: texts.members.name },
      { kind: 'line', name: 'role', label: texts.members.role },
      {
        kind: 'line',
        name: 'initials',
        label: texts.members.initials,
        hint: texts.members.initialsHint,
      },
      { kind: 'picture', name: 'image', label: texts.members.image },
      { kind: 'url', name: 'linkedin', label: texts.members.linkedin, optional: 'nothing' },
      { kind: 'area', name: 'bio', label: texts.members.bio, optional: 'nothing' },
    ],
  };
}

export const people: EditionSection[] = [
  {
    id: 'speakers',
    title: texts.speakers.title,
    summary: ({ speakers }) => summaries.names(speakers.map(({ name }) => name)),
    keys: ['speakers'],
    fields: [
      {
        kind: 'list',
        name: 'speakers',
        label: texts.speakers.speakers,
        entry: texts.speakers.entry,
        add: texts.speakers.add,
        titleField: 'name',
        isTable: true,
        blank: () => ({ name: '', title: '', company: '', initials: '' }),
        fields: [
          { kind: 'line', name: 'name', label: texts.speakers.name },
          { kind: 'line', name: 'title', label: texts.speakers.speakersTitle },
          { kind: 'line', name: 'company', label: texts.speakers.company },
          {
            kind: 'line',
            name: 'initials',
            label: texts.speakers.initials,
            hint: texts.speakers.initialsHint,
          },
          { kind: 'picture', name: 'img', label: texts.speakers.img },
        ],
      },
    ],
  },
  {
    id: 'partners',
    title: texts.partners.title,
    summary: ({ partners }) => summaries.names(partners.map(({ name }) => name)),
    keys: ['partners'],
    fields: [
      {
        kind: 'list',
        name: 'partners',
        label: texts.partners.partners,
        entry: texts.partners.entry,
        add: texts.partners.add,
        titleField: 'name',
        isTable: true,
        blank: () => ({ name: '', tier: TIERS[0] }),
        fields: [
          { kind: 'line', name: 'name', label: texts.partners.name },
          { kind: 'choice', name: 'tier', label: texts.partners.tier, options: TIERS },
          { kind: 'picture', name: 'logo', label: texts.partners.logo },
        ],
      },
    ],
  },
  {
    id: 'committee',
    title: texts.committee.title,
    summary: summaries.committee,
    keys: ['committee'],
    fields: [
      members('chair', texts.committee.chair),
      members('organizing', texts.committee.organizing),
      members('scientific', texts.committee.scientific),
    ],
  },
];
