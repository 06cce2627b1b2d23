import { facts, note, paragraph } from '../../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import { greeting, paymentRows, registrationButton } from './payment-facts.js';
import { sampleTransfer, transferAdvice, transferFacts, transferRows } from './transfer-facts.js';

const texts = defineTexts('server.emails.bank-details-changed', {
  subject: 'New bank details for your payment {reference}',
  text: 'The bank details of {conference} changed. Please use the details below for your transfer.',
  paid: 'If you have paid already, there is nothing to do.',
  check: 'Compare them with your registration on our site before you pay.',
});

/** To payers of open payments, when other bank details take effect. */
export const bankDetailsChanged = emailTemplate({
  kind: 'bank-details-changed',
  data: transferFacts,
  sample: sampleTransfer,
  write: (data, edition) => ({
    subject: texts.subject({ reference: data.merchantReference }),
    replyTo: data.paymentsEmail,
    blocks: [
      paragraph(greeting(data)),
      paragraph(texts.text({ conference: edition.name })),
      paragraph(texts.check),
      facts(...paymentRows(data), ...transferRows(data)),
      ...transferAdvice(data),
      paragraph(texts.paid),
      registrationButton(data),
      note(data.bank.note),
    ],
  }),
});
