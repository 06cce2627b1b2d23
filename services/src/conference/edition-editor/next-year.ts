import type { EditionDraft, Section } from '../editions/edition-draft.schema.js';
import { DAY } from '../../platform/core/time.js';

/** Whole weeks, so that a Thursday stays one. */
const YEAR_OF_WEEKS = 52 * 7 * DAY;

const DATED: Section[] = ['dates', 'schedule', 'fees', 'extras'];

/** Moves days by 52 weeks, changes the year in names, and closes submissions and registrations. */
export function nextYear(draft: EditionDraft): EditionDraft {
  const year = draft.year + 1;
  const [first, second] = draft.shortName;
  const { visaLetters } = draft;
  const renamed = (text: string) => text.replaceAll(String(draft.year), String(year));
  return {
    ...draft,
    year,
    slug: String(year),
    name: renamed(draft.name),
    shortName: [renamed(first), renamed(second)],
    referencePrefix: `${draft.referencePrefix.slice(0, 1)}${String(year).slice(-2)}`,
    dates: draft.dates.map((date) => ({ ...date, day: nextDay(date.day) })),
    schedule: draft.schedule.map((part) => ({
      ...part,
      day: nextDay(part.day),
      // Papers are of one edition.
      items: part.items.map(({ papers: _papers, ...item }) => item),
    })),
    extras: draft.extras.map(({ lastDay, ...extra }) => ({
      ...extra,
      ...(lastDay !== undefined && { lastDay: nextDay(lastDay) }),
    })),
    fees: {
      ...draft.fees,
      datedPrices: draft.fees.datedPrices.map((price) => ({ ...price, from: nextDay(price.from) })),
    },
    registration: { open: false },
    submissions: { open: false },
    bidding: { open: false },
    responses: { open: false, wordLimit: draft.responses.wordLimit },
    discussion: { open: draft.discussion.open },
    metaReviews: { open: draft.metaReviews.open },
    visaLetters: {
      ...visaLetters,
      open: false,
      ...(visaLetters.destroyOn !== undefined && { destroyOn: nextDay(visaLetters.destroyOn) }),
    },
  };
}

/** Dated sections, and those that name the old year. */
export function sectionsToCheck(copy: EditionDraft, oldYear: number): Section[] {
  const mentions = (section: Section) => JSON.stringify(copy[section]).includes(String(oldYear));
  const isEmpty = (section: Section) => JSON.stringify(copy[section]) === '[]';
  return (Object.keys(copy) as Section[])
    .filter((section) => (DATED.includes(section) && !isEmpty(section)) || mentions(section))
    .sort();
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + YEAR_OF_WEEKS).toISOString().slice(0, 10);
}
