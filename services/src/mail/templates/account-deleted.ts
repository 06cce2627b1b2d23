import * as z from 'zod';
import { hello, paragraph } from '../mail-blocks.js';
import { personName } from '../mail-fields.js';
import { MailTemplate } from '../mail-template.js';
import { samplePerson } from './sample-values.js';

export const accountDeleted = new MailTemplate({
  data: z.object({ firstName: personName }),
  sample: () => samplePerson,
  write: ({ firstName }, { name, contactEmail }) => ({
    subject: `Your account for ${name} is deleted`,
    replyTo: contactEmail,
    blocks: [
      hello(firstName),
      paragraph(
        'Your account and what it said about you are deleted, and nobody can sign in to it.',
      ),
      paragraph('Payments are kept as the law asks, without more about you than that needs.'),
      paragraph(`Was it not you? Answer this mail, or write to ${contactEmail}.`),
    ],
  }),
});
