import { formatDollars } from '@plenary/kit/edition';

/** Dollars as they are booked: `USD 250.00`. */
export const money = (dollars: number): string => formatDollars(dollars, { cents: true });
