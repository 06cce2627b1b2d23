import * as z from 'zod';
import { button, hello, note, paragraph } from '../mail-blocks.js';
import { instant, personName } from '../mail-fields.js';
import { formatInstant } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { sampleExpiry, samplePerson } from './sample-values.js';

export const passwordReset = new MailTemplate({
  data: z.object({ firstName: personName, link: z.string(), expiresAt: instant }),
  secrets: ['link'],
  expiresAt: (data) => data.expiresAt,
  sample: (siteUrl) => ({
    ...samplePerson,
    link: `${siteUrl}/reset-password/sample`,
    expiresAt: sampleExpiry,
  }),
  write: (data, edition) => ({
    subject: `Reset your password for ${edition.name}`,
    blocks: [
      hello(data.firstName),
      paragraph('Choose a new password with this link. It works once.'),
      button('Choose a new password', data.link),
      paragraph(`It is valid for one hour, until ${formatInstant(data.expiresAt)}.`),
      note('You did not ask for this? Then ignore this mail: your password stays as it is.'),
    ],
  }),
});
