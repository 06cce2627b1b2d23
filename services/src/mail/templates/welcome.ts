import * as z from 'zod';
import { button, hello, paragraph } from '../mail-blocks.js';
import { personName } from '../mail-fields.js';
import { MailTemplate } from '../mail-template.js';
import { samplePerson } from './sample-values.js';

export const welcome = new MailTemplate({
  data: z.object({ firstName: personName }),
  sample: () => samplePerson,
  write: ({ firstName }, { name, siteUrl }) => ({
    subject: `Welcome to ${name}`,
    blocks: [
      hello(firstName),
      paragraph('Your e-mail address is confirmed and your account is ready.'),
      paragraph('You can submit a paper and register for the conference now.'),
      button('Register for the conference', `${siteUrl}/conference-register`),
    ],
  }),
});
