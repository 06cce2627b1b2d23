import * as z from 'zod';
import { button, hello, nextStep, paragraph } from '../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import {
  aboutPaper,
  nameOf,
  paperFacts,
  samplePaper,
} from '../../papers/submission/author.emails.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.handed-over', {
  subject: 'You are responsible for {paper}',
  text: '{by} named you as responsible for this paper of {conference}.',
  byProduct:
    'You are responsible for this paper of {conference}: another organiser declared a conflict of interest.',
  next: 'Open the paper and see what it needs. If you can’t handle it, hand it over on its page.',
  button: 'Open the paper',
});

export const paperHandedOver = emailTemplate({
  kind: 'paper-handed-over',
  data: paperFacts.extend({ by: z.string().nullable().describe('Null for the product.') }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), by: 'A chair (sample)' }),
  write: ({ by, ...data }, { name: conference }) => ({
    subject: texts.subject({ paper: nameOf(data) }),
    blocks: [
      hello(data.firstName),
      paragraph(by === null ? texts.byProduct({ conference }) : texts.text({ by, conference })),
      aboutPaper(data),
      nextStep(texts.next),
      button(texts.button, data.link),
    ],
  }),
});
