import type { EditionSection } from './fields';
import { calls } from './sections/calls';
import { legal } from './sections/legal';
import { money } from './sections/money';
import { offers } from './sections/offers';
import { places } from './sections/places';
import { people } from './sections/people';
import { site } from './sections/site';

/** In the order of the menu. */
export const sections: EditionSection[] = [
  ...calls,
  ...money,
  ...places,
  ...offers,
  ...people,
  ...site,
  legal,
];

export function sectionById(id: string | undefined): EditionSection | undefined {
  return sections.find((section) => section.id === id);
}
