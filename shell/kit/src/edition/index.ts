export { formatAge } from './age';
export { emailLink } from './email-link';
export { EditionProvider, useEdition } from './edition-provider';
export type { Edition } from './edition';
export { bandedFee, feePackages, packageById } from './fees';
export {
  cityOf,
  formatAmount,
  formatDay,
  formatDollars,
  formatInstant,
  formatInZone,
  formatMonth,
  formatTime,
} from './format';
export { useNow, useReaderZone } from './reader-clock';
export { editionState, isAccepting } from './state';
export type { EditionState, Gate } from './state';
export {
  AnywhereOnEarth,
  Day,
  Deadline,
  DeadlineDay,
  DeadlineEnd,
  Instant,
  ReaderClock,
  ReaderTime,
  useDayOf,
} from './time';
export { dialLink, whatsappLink } from './telephone';
export { limitsOf, trackOf } from './tracks';
export type { Track } from './tracks';
export { useEditionState, useShown } from './use-shown';
export { clockAt, instantOf } from './zoned-time';
