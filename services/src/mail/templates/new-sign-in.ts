import * as z from 'zod';
import { button, facts, hello, paragraph } from '../mail-blocks.js';
import { instant, personName } from '../mail-fields.js';
import { formatInstant } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { samplePerson, sampleTime } from './sample-values.js';

/** A session on a device that the account did not know. */
export const newSignIn = new MailTemplate({
  data: z.object({ firstName: personName, device: z.string(), at: instant }),
  sample: () => ({ ...samplePerson, device: 'Firefox on Android', at: sampleTime }),
  write: ({ firstName, device, at }, { name, siteUrl, contactEmail }) => ({
    subject: `A new device signed in to ${name}`,
    blocks: [
      hello(firstName),
      paragraph('Your account was opened on a device that it did not know:'),
      facts(['Device', device], ['Time', formatInstant(at)]),
      paragraph(`Was it not you? Reset your password now and write to ${contactEmail}.`),
      button('Reset the password', `${siteUrl}/forgot-password`),
    ],
  }),
});
