import { formatDollars } from '@plenary/kit/edition';

/** Dollars as they are booked: `USD 250.00`. */
export const money = (dollars: number): string => formatDollars(dollars, { cents: true });

/** The same without its currency, which stands in the column's head or before it. */
export const figure = (dollars: number): string => money(dollars).split('\u00a0')[1] ?? '';
