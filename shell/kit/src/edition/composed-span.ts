import type { Edition } from './edition';
import { atOf, DAY_MS, endOf, forumOf, type Dated } from './state';

/**
 * How long a page composed now stays true: the state, the prices, the days left until the next date, and the year. All
 * in epoch milliseconds.
 */
export function composedSpan(
  edition: Dated & Pick<Edition, 'fees'>,
  now: number,
): { from: number; until: number } {
  const { dates, submissions, registration } = edition;
  const year = new Date(now).getFullYear();
  const deadlines = [atOf(edition, 'full-paper'), atOf(edition, 'registration-payment')];
  const closings = [submissions.closesAt, registration.closesAt];
  const ends = dates.map(
    ({ at, precision }) => Date.parse(at) + (precision === 'day' ? DAY_MS : 0),
  );
  const toNext = Math.min(...ends.filter((end) => end > now)) - now;
  const nextDay = Number.isFinite(toNext) ? now + (toNext % DAY_MS || DAY_MS) : Infinity;
  const changes = [
    ...[year, year + 1].map((each) => new Date(each, 0).getTime()),
    ...[nextDay - DAY_MS, nextDay].filter(Number.isFinite),
    ...deadlines.filter((at) => at !== undefined).map(endOf),
    ...closings.filter((at) => at !== undefined).map((at) => Date.parse(at)),
    ...ends,
    ...edition.fees.datedPrices.map(({ at }) => Date.parse(at)),
    ...Object.values(forumOf(edition) ?? {}),
  ];
  return {
    from: Math.max(...changes.filter((at) => at <= now)),
    until: Math.min(...changes.filter((at) => at > now)),
  };
}
