import { button, facts, note, paragraph } from '../mail-blocks.js';
import { MailTemplate } from '../mail-template.js';
import { greeting, paymentRows } from './payment-facts.js';
import { sampleTransfer, transferAdvice, transferFacts, transferRows } from './transfer-facts.js';

export const registrationChanged = new MailTemplate({
  data: transferFacts,
  sample: sampleTransfer,
  write: (data, edition) => ({
    subject: `Registration changed: ${data.merchantReference}`,
    replyTo: data.paymentsEmail,
    blocks: [
      paragraph(greeting(data)),
      paragraph(
        `Your registration for ${edition.name} has another package now. The reference is the same; the fee is:`,
      ),
      facts(...paymentRows(data), ...transferRows(data)),
      ...transferAdvice(data),
      button('See your registration', data.link),
      note(data.bank.note),
    ],
  }),
});
