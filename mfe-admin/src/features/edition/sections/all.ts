import type { EditionSection } from '../fields';
import { calls } from './calls';
import { legal } from './legal';
import { money } from './money';
import { people } from './people';
import { site } from './site';

/** Every section of the editor, in the order of its menu. */
export const sections: EditionSection[] = [...calls, ...money, ...people, ...site, legal];

export function sectionById(id: string | undefined): EditionSection | undefined {
  return sections.find((section) => section.id === id);
}
