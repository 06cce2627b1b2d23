import { button, facts, note, paragraph } from '../mail-blocks.js';
import { MailTemplate } from '../mail-template.js';
import { greeting, paymentRows } from './payment-facts.js';
import { sampleTransfer, transferAdvice, transferFacts, transferRows } from './transfer-facts.js';

export const registrationReceived = new MailTemplate({
  data: transferFacts,
  sample: sampleTransfer,
  write: (data, edition) => ({
    subject: `Registration received: ${data.merchantReference}`,
    replyTo: data.paymentsEmail,
    blocks: [
      paragraph(greeting(data)),
      paragraph(`We have your registration for ${edition.name}. Please transfer the fee:`),
      facts(...paymentRows(data), ...transferRows(data)),
      ...transferAdvice(data),
      button('See your registration', data.link),
      note(data.bank.note),
    ],
  }),
});
