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
  paper: 'Paper',
  extra: 'Extra',
  reduction: 'Reduction',
  extraWithAmount: '{name}, {amount}',
  button: 'See your registration',
});

export const paymentFacts = z.object({
  title: z.string(),
  firstName: personName,
  lastName: personName,
  merchantReference: z.string(),
  amount: z.number().describe('In dollars.'),
  packageName: z.string(),
  extras: z.array(z.object({ name: z.string(), amount: z.number() })).default([]),
  reductions: z
    .array(
      z.object({
        name: z.string(),
        amount: z.number().describe('Negative, unless it reverses one.'),
      }),
    )
    .default([]),
  link: z.string(),
  paper: z.object({ title: z.string(), link: z.string() }).nullish(),
});

type PaymentFacts = z.infer<typeof paymentFacts>;

export const samplePayment = (siteUrl: string): PaymentFacts => ({
  ...samplePerson,
  merchantReference: '2025-SAMPLE-REF',
  amount: 250,
  packageName: 'Physical, presentation only',
  extras: [],
  reductions: [],
  link: `${siteUrl}/payment-success?ref=2025-SAMPLE-REF`,
  paper: { title: 'A sample paper', link: `${siteUrl}/papers/sample` },
});

export function greeting({ title, firstName, lastName }: PaymentFacts): string {
  return texts.greeting({ title, firstName, lastName });
}

export function paymentRows(data: PaymentFacts): [label: string, value: string][] {
  return [
    [texts.reference, data.merchantReference],
    [texts.amount, formatAmount(data.amount)],
    [texts.package, data.packageName],
    ...(data.paper ? [[texts.paper, data.paper.title] satisfies [string, string]] : []),
    ...data.extras.map(({ name, amount }): [string, string] => [
      texts.extra,
      texts.extraWithAmount({ name, amount: formatAmount(amount) }),
    ]),
    ...data.reductions.map(({ name, amount }): [string, string] => [
      texts.reduction,
      texts.extraWithAmount({ name, amount: formatAmount(amount) }),
    ]),
  ];
}

export function registrationButton({ link }: PaymentFacts): Block {
  return button(texts.button, link);
}
