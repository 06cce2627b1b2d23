import * as z from 'zod';
import { code, note, paragraph } from '../mail-blocks.js';
import { formatInstant } from '../mail-format.js';
import { instant, MailTemplate } from '../mail-template.js';

export const verificationCode = new MailTemplate({
  data: z.object({ firstName: z.string(), code: z.string(), expiresAt: instant }),
  secrets: ['code'],
  expiresAt: (data) => data.expiresAt,
  write: (data, edition) => ({
    subject: `Your verification code for ${edition.name}`,
    blocks: [
      paragraph(`Hello ${data.firstName},`),
      paragraph('Enter this code on the verification page to confirm your e-mail address:'),
      code(data.code),
      paragraph(`It is valid for 30 minutes, until ${formatInstant(data.expiresAt)}.`),
      note('You did not ask for a code? Then somebody mistyped an address: ignore this mail.'),
    ],
  }),
});
