import * as z from 'zod';
import { facts, note, paragraph } from '../../../messaging/templates/email-blocks.js';
import { formatAmount } from '../../../platform/core/currency.js';
import { formatInstant } from '../../../platform/i18n/formats.js';
import { instant } from '../../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { greeting, paymentRows, registrationButton } from './payment-facts.js';
import { sampleTransfer, transferAdvice, transferFacts, transferRows } from './transfer-facts.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.payment-reminder', {
  due: {
    subject: 'Please remember to pay: {reference}',
    text: 'The fee for {conference} is to be paid by {time}; {amount} have not arrived yet.',
  },
  overdue: {
    subject: 'Your payment is overdue: {reference}',
    text: 'The fee for {conference} was to be paid by {time}, and {amount} have not arrived yet.',
  },
  cancels: 'If it does not arrive by {time}, your registration is cancelled.',
  paid: 'If you have paid already, please upload the receipt: transfers can take days.',
});

export const paymentReminder = emailTemplate({
  kind: 'payment-reminder',
  data: transferFacts.extend({
    isOverdue: z.boolean(),
    cancelsAt: instant
      .nullable()
      .default(null)
      .describe('When the registration is cancelled unless it is paid.'),
    outstandingAmount: z.number().describe('In dollars.'),
  }),
  sample: (siteUrl) => ({
    ...sampleTransfer(siteUrl),
    isOverdue: false,
    cancelsAt: null,
    outstandingAmount: 250,
  }),
  write: (data, edition) => {
    const message = data.isOverdue ? texts.overdue : texts.due;
    return {
      subject: message.subject({ reference: data.merchantReference }),
      replyTo: data.paymentsEmail,
      blocks: [
        paragraph(greeting(data)),
        paragraph(
          message.text({
            conference: edition.name,
            time: formatInstant(data.payBy),
            amount: formatAmount(data.outstandingAmount),
          }),
        ),
        ...(data.cancelsAt
          ? [paragraph(texts.cancels({ time: formatInstant(data.cancelsAt) }))]
          : []),
        facts(...paymentRows(data), ...transferRows(data)),
        ...transferAdvice(data, data.outstandingAmount),
        paragraph(texts.paid),
        registrationButton(data),
        note(data.bank.note),
      ],
    };
  },
});
