export { emailLink } from './email-link';
export { EditionProvider, useEdition } from './edition-provider';
export type { Edition } from './edition-provider';
export { feePackages, packageById } from './fees';
export {
  formatAmount,
  formatDay,
  formatDollars,
  formatInstant,
  formatInZone,
  formatMonth,
} from './format';
export { useNow, useReaderZone } from './reader-clock';
export { dialLink, whatsappLink } from './telephone';
export { clockAt, instantOf } from './zoned-time';
