import * as z from 'zod';
import { code, hello, note, paragraph } from '../mail-blocks.js';
import { instant, personName } from '../mail-fields.js';
import { formatInstant } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { sampleExpiry, samplePerson } from './sample-values.js';

export const verificationCode = new MailTemplate({
  data: z.object({ firstName: personName, code: z.string(), expiresAt: instant }),
  secrets: ['code'],
  expiresAt: (data) => data.expiresAt,
  sample: () => ({ ...samplePerson, code: '0000', expiresAt: sampleExpiry }),
  write: (data, edition) => ({
    subject: `Your verification code for ${edition.name}`,
    blocks: [
      hello(data.firstName),
      paragraph('Enter this code on the verification page to confirm your e-mail address:'),
      code(data.code),
      paragraph(`It is valid for 30 minutes, until ${formatInstant(data.expiresAt)}.`),
      note('You did not ask for a code? Then somebody mistyped an address: ignore this mail.'),
    ],
  }),
});
