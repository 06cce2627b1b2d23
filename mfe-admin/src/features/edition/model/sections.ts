import type { EditionSection, SettingGroup } from './fields';
import { calls } from './sections/calls';
import { legal } from './sections/legal';
import { money } from './sections/money';
import { offers } from './sections/offers';
import { places } from './sections/places';
import { people } from './sections/people';
import { retention } from './sections/retention';
import { site } from './sections/site';
import { visaLetters } from './sections/visa-letters';
import { texts } from './groups.texts';

const all: readonly EditionSection[] = [
  ...calls,
  ...money,
  ...places,
  ...offers,
  ...people,
  ...site,
  legal,
  retention,
  visaLetters,
];

/** The registry of settings: a new section is defined in `sections/` and named in its group. */
export const groups: readonly SettingGroup[] = [
  group('calendar', ['dates', 'opening', 'schedule']),
  group('calls', ['papers', 'review-form', 'tracks', 'agreement', 'limits']),
  group('money', [
    'fees',
    'fee-bands',
    'reductions',
    'groups',
    'bank',
    'invoicing',
    'taxes',
    'overdue',
  ]),
  group('registration', ['places', 'questions', 'extras', 'joining', 'visa-letters']),
  group('people', ['speakers', 'committee', 'partners']),
  group('site', ['name', 'home', 'venue', 'who-we-are', 'contact', 'legal', 'retention']),
];

/** In the order of the overview. */
export const sections: readonly EditionSection[] = groups.flatMap((each) => each.sections);

export function sectionById(id: string | undefined): EditionSection | undefined {
  return sections.find((section) => section.id === id);
}

function group(id: keyof typeof texts, ids: readonly string[]): SettingGroup {
  return { id, title: texts[id], sections: all.filter((section) => ids.includes(section.id)) };
}
