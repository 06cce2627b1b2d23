import {
  feePackages,
  formatDay,
  formatDollars,
  formatMonth,
  type Edition,
} from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { texts } from './texts';

/** @param now in epoch milliseconds */
export function factsOf(edition: Edition, now?: number) {
  const date = (key: Edition['dates'][number]['key']) =>
    edition.dates.find((each) => each.key === key);
  const fullPaper = date('full-paper');
  const notification = date('notification');
  return {
    fullPaper,
    payBy: date('registration-payment'),
    notification: notification && { day: formatDay(notification.day), note: notification.note },
    forum: forumOf(date('forum-physical')?.day, date('forum-online')?.day),
    lowestFee: lowestFeeOf(edition, now),
  };
}

/** `27–28 Nov` with `physical 27, online 28`; names both months when they differ. */
function forumOf(physical?: string, online?: string) {
  if (!physical || !online) return undefined;
  const [first, last] = [dayOfMonth(physical), dayOfMonth(online)];
  if (first.month === last.month) {
    return {
      days: texts.forumInOneMonth({ first: first.day, last: last.day, month: last.month }),
      note: texts.forumDays({ physical: first.day, online: last.day }),
    };
  }
  const days = { first: texts.dayOfMonth(first), last: texts.dayOfMonth(last) };
  return {
    days: texts.forumInTwoMonths(days),
    note: texts.forumDays({ physical: days.first, online: days.last }),
  };
}

function dayOfMonth(day: string) {
  return { day: new Date(day).getUTCDate(), month: formatMonth(day) };
}

function lowestFeeOf(edition: Edition, now?: number) {
  const offers = feePackages(edition, now).flatMap(({ prices, publishesPaper }) =>
    (['student', 'professional'] as const).map((category) => ({
      dollars: prices[category],
      note: texts.lowestFee({
        category,
        kind: publishesPaper ? 'publication' : 'presentation',
      }),
    })),
  );
  const lowest = offers.reduce((best, offer) => (offer.dollars < best.dollars ? offer : best));
  return {
    price: formatDollars(lowest.dollars),
    note: lowest.note,
    to: `${paths.callForPapers.href()}#fees`,
  };
}
