import type { EditionField, EditionSection } from '../fields';
import * as summaries from '../summaries';
import { texts } from './texts';

type Page = 'privacy' | 'terms' | 'refunds';

function page(name: Page): EditionField[] {
  return [
    { kind: 'area', name: `legal.${name}.lead`, label: texts.legal[`${name}Lead`] },
    {
      kind: 'list',
      name: `legal.${name}.parts`,
      label: texts.legal[name],
      entry: texts.page.entry,
      add: texts.page.add,
      titleField: 'title',
      blank: () => ({ title: '', items: [] }),
      fields: [
        { kind: 'line', name: 'title', label: texts.page.title },
        { kind: 'lines', name: 'items', label: texts.page.items },
      ],
    },
  ];
}

export const legal: EditionSection = {
  id: 'legal',
  title: texts.legal.title,
  summary: () => summaries.line(texts.legal.privacy, texts.legal.terms, texts.legal.refunds),
  keys: ['legal'],
  fields: [
    {
      kind: 'yes-no',
      name: 'legal.isSample',
      label: texts.legal.isSample,
      hint: texts.legal.isSampleHint,
    },
    ...page('privacy'),
    ...page('terms'),
    ...page('refunds'),
  ],
};
