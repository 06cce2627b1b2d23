import * as z from 'zod';
import { button, paragraph } from '../mail-blocks.js';
import { MailTemplate } from '../mail-template.js';

export const welcome = new MailTemplate({
  data: z.object({ firstName: z.string() }),
  write: ({ firstName }, { name, siteUrl }) => ({
    subject: `Welcome to ${name}`,
    blocks: [
      paragraph(`Hello ${firstName},`),
      paragraph('Your e-mail address is confirmed and your account is ready.'),
      paragraph('You can submit a paper and register for the conference now.'),
      button('Register for the conference', `${siteUrl}/conference-register`),
    ],
  }),
});
