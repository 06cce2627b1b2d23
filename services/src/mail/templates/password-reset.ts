import * as z from 'zod';
import { button, note, paragraph } from '../mail-blocks.js';
import { formatInstant } from '../mail-format.js';
import { instant, MailTemplate } from '../mail-template.js';

export const passwordReset = new MailTemplate({
  data: z.object({ firstName: z.string(), link: z.string(), expiresAt: instant }),
  secrets: ['link'],
  expiresAt: (data) => data.expiresAt,
  write: (data, edition) => ({
    subject: `Reset your password for ${edition.name}`,
    blocks: [
      paragraph(`Hello ${data.firstName},`),
      paragraph('Choose a new password with this link. It works once.'),
      button('Choose a new password', data.link),
      paragraph(`It is valid for one hour, until ${formatInstant(data.expiresAt)}.`),
      note('You did not ask for this? Then ignore this mail: your password stays as it is.'),
    ],
  }),
});
