export { EditionProvider, useEdition } from './edition-provider';
export type { Edition } from './edition-provider';
export { feePackages, packageById } from './fees';
export { formatDay, formatDollars, formatInstant, formatInZone } from './format';
export { dialLink, whatsappLink } from './telephone';
