import type { EditionField, EditionSection } from '../fields';

const TIERS = ['academic partner', 'research partner'] as const;

function members(name: string, label: string): EditionField {
  return {
    kind: 'list',
    name: `committee.${name}`,
    label,
    entry: 'Member',
    titleField: 'name',
    blank: { name: '', role: '', initials: '' },
    fields: [
      { kind: 'line', name: 'name', label: 'Name' },
      { kind: 'line', name: 'role', label: 'Role' },
      { kind: 'line', name: 'initials', label: 'Initials', hint: 'Shown without a photo.' },
      { kind: 'picture', name: 'image', label: 'Photo' },
      { kind: 'url', name: 'linkedin', label: 'Profile link', optional: 'nothing' },
      { kind: 'area', name: 'bio', label: 'About', optional: 'nothing' },
    ],
  };
}

export const people: EditionSection[] = [
  {
    id: 'speakers',
    title: 'Speakers',
    keys: ['speakers'],
    fields: [
      {
        kind: 'list',
        name: 'speakers',
        label: 'Speakers',
        entry: 'Speaker',
        titleField: 'name',
        blank: { name: '', title: '', company: '', initials: '' },
        fields: [
          { kind: 'line', name: 'name', label: 'Name' },
          { kind: 'line', name: 'title', label: 'Title' },
          { kind: 'line', name: 'company', label: 'Affiliation' },
          { kind: 'line', name: 'initials', label: 'Initials', hint: 'Shown without a photo.' },
          { kind: 'picture', name: 'img', label: 'Photo' },
        ],
      },
    ],
  },
  {
    id: 'partners',
    title: 'Partners',
    keys: ['partners'],
    fields: [
      {
        kind: 'list',
        name: 'partners',
        label: 'Partners',
        entry: 'Partner',
        titleField: 'name',
        blank: { name: '', tier: TIERS[0] },
        fields: [
          { kind: 'line', name: 'name', label: 'Name' },
          { kind: 'choice', name: 'tier', label: 'Tier', options: TIERS },
          { kind: 'picture', name: 'logo', label: 'Logo' },
        ],
      },
    ],
  },
  {
    id: 'committee',
    title: 'Committee',
    keys: ['committee'],
    fields: [
      members('chair', 'Conference Chair'),
      members('organizing', 'Organizing Committee'),
      members('scientific', 'Scientific Committee'),
    ],
  },
];
