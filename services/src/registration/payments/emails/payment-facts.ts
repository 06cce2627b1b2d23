import * as z from 'zod';
import { type Block, button } from '../../../messaging/templates/email-blocks.js';
import { personName } from '../../../messaging/templates/email-fields.js';
import { formatAmount } from '../../../platform/core/currency.js';
import { samplePerson } from '../../../messaging/templates/sample-values.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.payment-facts', {
  greeting: 'Dear {title} {firstName} {lastName},',
  reference: 'Reference',
  amount: 'Amount',
  package: 'Package',
  button: 'See your registration',
});

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
  return texts.greeting({ title, firstName, lastName });
}

export function paymentRows(data: PaymentFacts): [label: string, value: string][] {
  return [
    [texts.reference, data.merchantReference],
    [texts.amount, formatAmount(data.amount)],
    [texts.package, data.packageName],
  ];
}

export function registrationButton({ link }: PaymentFacts): Block {
  return button(texts.button, link);
}
