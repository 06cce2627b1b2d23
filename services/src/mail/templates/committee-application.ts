import * as z from 'zod';
import { hello, paragraph } from '../mail-blocks.js';
import { personName } from '../mail-fields.js';
import { MailTemplate } from '../mail-template.js';
import { samplePerson } from './sample-values.js';

/** To the applicant. */
export const committeeApplication = new MailTemplate({
  data: z.object({ firstName: personName }),
  sample: () => samplePerson,
  write: ({ firstName }, { name, contactEmail }) => ({
    subject: `We have your application to the committee of ${name}`,
    replyTo: contactEmail,
    blocks: [
      hello(firstName),
      paragraph(`Thank you for offering to join the committee of ${name}.`),
      paragraph('We have your application with your CV, and will write to you about it.'),
    ],
  }),
});
