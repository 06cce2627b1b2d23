import { formatDay, formatDollars, type Edition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { texts } from './texts';

/** The edition's dates and fees as the row of facts tells them. A date may be missing. */
export function factsOf(edition: Edition) {
  const date = (key: Edition['dates'][number]['key']) =>
    edition.dates.find((each) => each.key === key);
  const fullPaper = date('full-paper');
  const notification = date('notification');
  return {
    fullPaper: fullPaper && {
      day: formatDay(fullPaper.day),
      at: fullPaper.at,
      isAnywhereOnEarth: fullPaper.anywhereOnEarth,
    },
    notification: notification && { day: formatDay(notification.day), note: notification.note },
    forum: forumOf(date('forum-physical')?.day, date('forum-online')?.day),
    cheapest: cheapestOf(edition),
  };
}

/** `27–28 Nov` with `physical 27, online 28`; both months are named where they differ. */
function forumOf(physical?: string, online?: string) {
  if (!physical || !online) return undefined;
  const [first, second] = [physical, online].map(dayAndMonth) as [DayAndMonth, DayAndMonth];
  if (first.month !== second.month) {
    const days = [`${first.day} ${first.month}`, `${second.day} ${second.month}`] as const;
    return { days: days.join(' – '), note: texts.forumDays(...days) };
  }
  return {
    days: `${first.day}–${second.day} ${first.month}`,
    note: texts.forumDays(first.day, second.day),
  };
}

type DayAndMonth = { day: string; month: string };

function dayAndMonth(day: string): DayAndMonth {
  const [number = '', month = ''] = formatDay(day).split(' ');
  return { day: number, month };
}

function cheapestOf({ fees }: Edition) {
  const offers = fees.packages.flatMap(({ prices, requiresAcceptedPaper }) =>
    (['student', 'professional'] as const).map((category) => ({
      dollars: prices[category],
      note: texts.cheapest(category, requiresAcceptedPaper),
    })),
  );
  const cheapest = offers.reduce((best, offer) => (offer.dollars < best.dollars ? offer : best));
  return {
    price: formatDollars(cheapest.dollars),
    note: cheapest.note,
    to: `${paths.callForPapers.href()}#fees`,
  };
}
