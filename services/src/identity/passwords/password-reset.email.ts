import * as z from 'zod';
import { button, hello, note, paragraph } from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { sampleExpiry, samplePerson } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.password-reset', {
  subject: 'Reset your password for {conference}',
  text: 'Use this link to choose a new password. It works once.',
  button: 'Choose a new password',
  validUntil: 'The link is valid for one hour, until {time}.',
  notYou: 'If you didn’t request this, ignore this email. Your password stays the same.',
});

export const passwordReset = emailTemplate({
  kind: 'password-reset',
  ignoresBounces: true,
  data: z.object({ firstName: personName, link: z.string(), expiresAt: instant }),
  secrets: ['link'],
  expiresAt: (data) => data.expiresAt,
  sample: (siteUrl) => ({
    ...samplePerson,
    link: `${siteUrl}/reset-password/sample`,
    expiresAt: sampleExpiry,
  }),
  write: ({ firstName, link, expiresAt }, { name }) => ({
    subject: texts.subject({ conference: name }),
    blocks: [
      hello(firstName),
      paragraph(texts.text),
      button(texts.button, link),
      paragraph(texts.validUntil({ time: formatInstant(expiresAt) })),
      note(texts.notYou),
    ],
  }),
});
