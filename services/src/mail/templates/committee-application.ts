import * as z from 'zod';
import { paragraph } from '../mail-blocks.js';
import { MailTemplate } from '../mail-template.js';

/** To the applicant. */
export const committeeApplication = new MailTemplate({
  data: z.object({ firstName: z.string() }),
  write: ({ firstName }, { name, contactEmail }) => ({
    subject: `We have your application to the committee of ${name}`,
    replyTo: contactEmail,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph(`Thank you for offering to join the committee of ${name}.`),
      paragraph('We have your application with your CV, and will write to you about it.'),
    ],
  }),
});
