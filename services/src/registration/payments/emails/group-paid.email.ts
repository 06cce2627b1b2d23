import * as z from 'zod';
import { button, facts, nextStep, paragraph } from '../../../messaging/templates/email-blocks.js';
import { personName } from '../../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { formatAmount } from '../../../platform/core/currency.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.group-paid', {
  subject: 'Everything is paid for your group: {reference}',
  hello: 'Hello {name},',
  text: 'The money for your group at {conference} has arrived.',
  organization: 'Group',
  people: 'People',
  received: 'Received',
  reference: 'Reference',
  next: 'Nothing for you to do. Each person gets a receipt, and the invoices are on the page below.',
  nextWithLater:
    'Request an invoice for the {count, plural, one {# person} other {# people}} who joined later, on the page below.',
  button: 'View your group',
});

export const groupPaid = emailTemplate({
  kind: 'group-paid',
  data: z.object({
    name: personName,
    organization: personName,
    merchantReference: z.string(),
    people: z.int().describe('Whose fees are paid.'),
    receivedAmount: z.number().describe('In dollars.'),
    laterPeople: z.int().describe('Who joined after the last invoice, and are not paid for yet.'),
    paymentsEmail: z.string(),
    link: z.string(),
  }),
  sample: (siteUrl) => ({
    name: 'Sample Reader',
    organization: 'Lakeside University (sample)',
    merchantReference: '2025-SAMPLE-REF',
    people: 3,
    receivedAmount: 750,
    laterPeople: 0,
    paymentsEmail: 'payments@sample.example',
    link: `${siteUrl}/groups/sample`,
  }),
  write: (data, { name: conference }) => {
    const { merchantReference: reference, laterPeople: count } = data;
    return {
      subject: texts.subject({ reference }),
      replyTo: data.paymentsEmail,
      blocks: [
        paragraph(texts.hello({ name: data.name })),
        paragraph(texts.text({ conference })),
        facts(
          [texts.organization, data.organization],
          [texts.people, String(data.people)],
          [texts.received, formatAmount(data.receivedAmount)],
          [texts.reference, reference],
        ),
        nextStep(count > 0 ? texts.nextWithLater({ count }) : texts.next),
        button(texts.button, data.link),
      ],
    };
  },
});
