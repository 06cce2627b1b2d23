import * as z from 'zod';
import { button, paragraph } from '../mail-blocks.js';
import { MailTemplate } from '../mail-template.js';

export const passwordChanged = new MailTemplate({
  data: z.object({ firstName: z.string() }),
  write: ({ firstName }, { name, siteUrl, contactEmail }) => ({
    subject: `Your password for ${name} was changed`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph('Your password was changed, and every device was signed out.'),
      paragraph(`Was it not you? Reset your password now and write to ${contactEmail}.`),
      button('Reset the password', `${siteUrl}/forgot-password`),
    ],
  }),
});
