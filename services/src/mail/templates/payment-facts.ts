import * as z from 'zod';
import { personName } from '../mail-fields.js';
import { formatAmount } from '../mail-format.js';
import { samplePerson } from './sample-values.js';

/** What each mail about a payment tells. */
export const paymentFacts = z.object({
  title: z.string(),
  firstName: personName,
  lastName: personName,
  merchantReference: z.string(),
  amount: z.number().describe('In dollars.'),
  packageName: z.string(),
  link: z.string(),
});

type PaymentFacts = z.infer<typeof paymentFacts>;

export const samplePayment = (siteUrl: string): PaymentFacts => ({
  ...samplePerson,
  merchantReference: '2025-SAMPLE-REF',
  amount: 250,
  packageName: 'Physical, presentation only',
  link: `${siteUrl}/payment-success?ref=2025-SAMPLE-REF`,
});

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
