import * as z from 'zod';
import {
  button,
  facts,
  nextStep,
  note,
  paragraph,
} from '../../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { sampleTime } from '../../../messaging/templates/sample-values.js';
import { formatAmount } from '../../../platform/core/currency.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import { formatInstant } from '../../../platform/i18n/formats.js';
import { sampleTransfer, transferFacts } from './transfer-facts.js';

export const GROUP_OCCASIONS = [
  'invoice',
  'pro-forma',
  'changed',
  'due',
  'overdue',
  'extended',
  'bank-changed',
] as const;

const texts = defineTexts('server.emails.group-payment', {
  subjects: {
    invoice: 'Invoice for your group: {reference}',
    'pro-forma': 'Pro forma invoice for your group: {reference}',
    changed: 'The amount for your group changed: {reference}',
    due: 'Please remember to pay for your group: {reference}',
    overdue: 'The payment for your group is overdue: {reference}',
    extended: 'More time to pay for your group: {reference}',
    'bank-changed': 'Our bank details have changed: {reference}',
  },
  hello: 'Hello {name},',
  texts: {
    invoice: 'The invoice for your group at {conference} is on the page below.',
    'pro-forma': 'The pro forma invoice for your group at {conference} is on the page below.',
    changed:
      'A registration of your group at {conference} ended or changed. The corrected invoice is on the page below.',
    due: 'The fees of your group at {conference} are to be paid soon.',
    overdue:
      'The fees of your group at {conference} were to be paid, and have not all arrived yet.',
    extended: 'You have more time to pay the fees of your group at {conference}.',
    'bank-changed':
      'Our bank details have changed. Please use these for the fees of your group at {conference}, and no older ones.',
  },
  cancels: 'If the money does not arrive by {time}, the registrations are cancelled.',
  organization: 'Group',
  people: 'People',
  outstanding: 'Outstanding',
  payBy: 'Pay by',
  accountHolder: 'Account holder',
  bank: 'Bank',
  iban: 'IBAN',
  swift: 'SWIFT / BIC',
  reference: 'Reference',
  next: 'Transfer {amount} by {time}, with the reference {reference}.',
  paid: 'If you have paid already, there is nothing to do: transfers can take days.',
  button: 'View your group',
});

export const groupPayment = emailTemplate({
  kind: 'group-payment',
  data: z.object({
    name: personName,
    organization: personName,
    occasion: z.enum(GROUP_OCCASIONS),
    merchantReference: z.string(),
    people: z.int(),
    outstandingAmount: z.number().describe('In dollars.'),
    payBy: instant,
    cancelsAt: instant
      .nullable()
      .default(null)
      .describe('When unpaid registrations are cancelled.'),
    bank: transferFacts.shape.bank,
    paymentsEmail: z.string(),
    link: z.string(),
  }),
  sample: (siteUrl) => ({
    name: 'Sample Reader',
    organization: 'Lakeside University (sample)',
    occasion: 'invoice' as const,
    merchantReference: '2025-SAMPLE-REF',
    people: 3,
    outstandingAmount: 750,
    payBy: sampleTime,
    cancelsAt: null,
    bank: sampleTransfer(siteUrl).bank,
    paymentsEmail: 'payments@sample.example',
    link: `${siteUrl}/groups/sample`,
  }),
  write: (data, { name: conference }) => {
    const { occasion, merchantReference: reference, bank } = data;
    const amount = formatAmount(data.outstandingAmount);
    const time = formatInstant(data.payBy);
    const isReminder = occasion === 'due' || occasion === 'overdue';
    return {
      subject: texts.subjects[occasion]({ reference }),
      replyTo: data.paymentsEmail,
      blocks: [
        paragraph(texts.hello({ name: data.name })),
        paragraph(texts.texts[occasion]({ conference })),
        ...(data.cancelsAt
          ? [paragraph(texts.cancels({ time: formatInstant(data.cancelsAt) }))]
          : []),
        facts(
          [texts.organization, data.organization],
          [texts.people, String(data.people)],
          [texts.outstanding, amount],
          [texts.payBy, time],
          [texts.accountHolder, bank.accountHolder],
          [texts.bank, bank.bank],
          [texts.iban, bank.iban],
          [texts.swift, bank.swift],
          [texts.reference, reference],
        ),
        nextStep(texts.next({ amount, time, reference })),
        ...(isReminder ? [paragraph(texts.paid)] : []),
        button(texts.button, data.link),
        note(bank.note),
      ],
    };
  },
});
