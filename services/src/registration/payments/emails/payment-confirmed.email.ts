import * as z from 'zod';
import {
  button,
  facts,
  nextStep,
  note,
  paragraph,
} from '../../../messaging/templates/email-blocks.js';
import { personName } from '../../../messaging/templates/email-fields.js';
import { formatDay } from '../../../platform/i18n/formats.js';
import { joiningBlocks, joiningFacts, sampleJoining } from './joining-details.email.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import {
  greeting,
  paymentFacts,
  paymentRows,
  registrationButton,
  samplePayment,
} from './payment-facts.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.payment-confirmed', {
  subject: 'Payment confirmed: {reference}',
  text: 'Your payment has arrived and your registration for {conference} is complete.',
  group: '{organization} has paid, and your registration for {conference} is complete.',
  free: 'Your registration for {conference} is complete. There is nothing to pay.',
  paidBy: 'Paid by',
  receivedOn: 'Received on',
  bankTransaction: 'Bank transaction',
  receipt: 'Receipt',
  next: 'The corresponding author uploads the camera-ready version on the page of the paper.',
  nextWithoutPaper:
    'Nothing for you to do until the conference. Your registration is on the page below.',
  button: 'Go to the paper',
  pdf: 'The receipt for your books is there as a PDF.',
});

function row(label: string, value: string | undefined): [string, string][] {
  return value === undefined ? [] : [[label, value]];
}

function opening(
  { date, paidBy }: { date?: string; paidBy?: string | null },
  conference: string,
): string {
  if (date === undefined) return texts.free({ conference });
  return paidBy ? texts.group({ conference, organization: paidBy }) : texts.text({ conference });
}

export const paymentConfirmed = emailTemplate({
  kind: 'payment-confirmed',
  data: paymentFacts.extend({
    date: z.iso.date().optional().describe('Left out when nothing was to be paid.'),
    bankTransactionId: z.string().optional(),
    receiptNumber: z.string().optional(),
    joining: joiningFacts.nullish(),
    paidBy: personName.nullish().describe('The organisation that paid for the person.'),
  }),
  sample: (siteUrl) => ({
    ...samplePayment(siteUrl),
    date: '2025-10-17',
    bankTransactionId: 'SAMPLE-0001',
    receiptNumber: 'C25-R00001',
    joining: sampleJoining(siteUrl),
  }),
  write: (data, edition) => ({
    subject: texts.subject({ reference: data.merchantReference }),
    blocks: [
      paragraph(greeting(data)),
      paragraph(opening(data, edition.name)),
      facts(
        ...paymentRows(data),
        ...row(texts.paidBy, data.paidBy ?? undefined),
        ...row(texts.receivedOn, data.date && formatDay(data.date)),
        ...row(texts.bankTransaction, data.bankTransactionId),
        ...row(texts.receipt, data.receiptNumber),
      ),
      nextStep(data.paper ? texts.next : texts.nextWithoutPaper),
      ...(data.paper ? [button(texts.button, data.paper.link)] : []),
      ...(data.joining ? joiningBlocks(data.joining) : []),
      registrationButton(data),
      note(texts.pdf),
    ],
  }),
});
