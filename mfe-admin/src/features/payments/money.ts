import { formatAmount, formatDollars } from '@plenary/kit/edition';

/** `USD 250.00` */
export const money = (dollars: number): string => formatDollars(dollars, { cents: true });

/** The amount without its currency. */
export const figure = (dollars: number): string => formatAmount(dollars, { cents: true });
