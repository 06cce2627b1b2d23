import type { Edition } from '@plenary/kit/edition';
import { texts } from './texts';

/** Within a sentence: "You pay by …". A group pays by transfer only. */
export function waysToPay({ paymentPages = [] }: Edition): string {
  if (paymentPages.includes('paystack')) return texts.ways.mobile;
  return paymentPages.length > 0 ? texts.ways.card : texts.ways.transfer;
}
