import * as z from 'zod';
import { button, hello, paragraph } from '../mail-blocks.js';
import { personName } from '../mail-fields.js';
import { MailTemplate } from '../mail-template.js';
import { samplePerson } from './sample-values.js';

export const passwordChanged = new MailTemplate({
  data: z.object({ firstName: personName }),
  sample: () => samplePerson,
  write: ({ firstName }, { name, siteUrl, contactEmail }) => ({
    subject: `Your password for ${name} was changed`,
    blocks: [
      hello(firstName),
      paragraph('Your password was changed, and every other device was signed out.'),
      paragraph(`Was it not you? Reset your password now and write to ${contactEmail}.`),
      button('Reset the password', `${siteUrl}/forgot-password`),
    ],
  }),
});
