import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import type { Problem } from './problem.js';

const HOME_PICTURES = 3;

export function listProblems(draft: EditionDraft): Problem[] {
  const { committee, contact, gallery, hero, legal, partners, speakers, topics, venue } = draft;
  const count = gallery.length;
  return [
    ...(count === HOME_PICTURES
      ? []
      : [['gallery', texts.homePictures({ count: HOME_PICTURES })] satisfies Problem]),
    ...filled('hero.titleLines', hero.titleLines),
    ...filled('paperLanguages', draft.paperLanguages),
    ...filled('contact.addressLines', contact.addressLines),
    ...filled('legal.privacy.parts', legal.isSample ? [''] : legal.privacy.parts),
    ...filled('legal.terms.parts', legal.isSample ? [''] : legal.terms.parts),
    ...filled('legal.refunds.parts', legal.isSample ? [''] : legal.refunds.parts),
    ...unique('speakers', 'name', speakers),
    ...unique('partners', 'name', partners),
    ...unique('topics', 'name', topics),
    ...unique('gallery', 'caption', gallery),
    ...unique('venue.gallery', 'caption', venue.gallery),
    ...unique('contact.social', 'label', contact.social),
    ...unique('committee.chair', 'name', committee.chair),
    ...unique('committee.organizing', 'name', committee.organizing),
    ...unique('committee.scientific', 'name', committee.scientific),
  ];
}

function filled(field: string, list: unknown[]): Problem[] {
  return list.length > 0 ? [] : [[field, texts.empty]];
}

export function unique<Name extends string>(
  field: string,
  name: Name,
  list: Record<Name, string>[],
): Problem[] {
  const values = list.map((entry) => entry[name].toLowerCase());
  return values.flatMap((value, index): Problem[] =>
    values.indexOf(value) === index ? [] : [[`${field}.${index}.${name}`, texts.twice]],
  );
}
