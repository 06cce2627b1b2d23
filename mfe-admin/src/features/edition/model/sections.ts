import type { EditionSection } from './fields';
import { calls } from './sections/calls';
import { legal } from './sections/legal';
import { money } from './sections/money';
import { people } from './sections/people';
import { site } from './sections/site';

/** In the order of the menu. */
export const sections: EditionSection[] = [...calls, ...money, ...people, ...site, legal];

export function sectionById(id: string | undefined): EditionSection | undefined {
  return sections.find((section) => section.id === id);
}
