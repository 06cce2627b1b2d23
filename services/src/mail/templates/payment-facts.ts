import * as z from 'zod';
import { formatAmount } from '../mail-format.js';

/** What each mail about a payment tells. */
export const paymentFacts = z.object({
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  merchantReference: z.string(),
  amount: z.number().describe('In dollars.'),
  packageName: z.string(),
  link: z.string(),
});

type PaymentFacts = z.infer<typeof paymentFacts>;

export function greeting({ title, firstName, lastName }: PaymentFacts): string {
  return `Dear ${title} ${firstName} ${lastName},`;
}

export function paymentRows(data: PaymentFacts): [label: string, value: string][] {
  return [
    ['Reference', data.merchantReference],
    ['Amount', formatAmount(data.amount)],
    ['Package', data.packageName],
  ];
}
