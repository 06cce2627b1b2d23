import type { EditionField, EditionSection } from '../fields';

function page(name: string, title: string): EditionField[] {
  return [
    { kind: 'area', name: `legal.${name}.lead`, label: `${title}: in a sentence or two` },
    {
      kind: 'list',
      name: `legal.${name}.parts`,
      label: title,
      entry: 'Part',
      titleField: 'title',
      blank: { title: '', items: [] },
      fields: [
        { kind: 'line', name: 'title', label: 'Heading' },
        { kind: 'lines', name: 'items', label: 'Points, one a line' },
      ],
    },
  ];
}

export const legal: EditionSection = {
  id: 'legal',
  title: 'Legal pages',
  keys: ['legal'],
  fields: [
    {
      kind: 'yes-no',
      name: 'legal.isSample',
      label: 'These texts are samples',
      hint: 'The pages say so until you take this off.',
    },
    ...page('privacy', 'Privacy'),
    ...page('terms', 'Terms'),
    ...page('refunds', 'Refunds'),
  ],
};
