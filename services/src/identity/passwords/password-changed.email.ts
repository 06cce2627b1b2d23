import * as z from 'zod';
import { button, hello, paragraph } from '../../messaging/templates/email-blocks.js';
import { personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.password-changed', {
  subject: 'Your password for {conference} was changed',
  text: 'Your password was changed, and all other devices were logged out.',
  notYou: 'If this wasn’t you, reset your password now and write to {contactEmail}.',
  button: 'Reset your password',
});

export const passwordChanged = emailTemplate({
  kind: 'password-changed',
  data: z.object({ firstName: personName }),
  sample: () => samplePerson,
  write: ({ firstName }, { name, siteUrl, contactEmail }) => ({
    subject: texts.subject({ conference: name }),
    blocks: [
      hello(firstName),
      paragraph(texts.text),
      paragraph(texts.notYou({ contactEmail })),
      button(texts.button, `${siteUrl}/forgot-password`),
    ],
  }),
});
