import * as z from 'zod';
import { button, hello, note, paragraph } from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { sampleExpiry, samplePerson } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.login-link', {
  subject: 'Your login link for {conference}',
  text: 'Use this link to log in without your password. It works once.',
  button: 'Log in',
  validUntil: 'The link is valid for 20 minutes, until {time}.',
  notYou: 'If you didn’t request this, ignore this email. Don’t forward the link to anyone.',
});

export const loginLink = emailTemplate({
  kind: 'login-link',
  ignoresBounces: true,
  data: z.object({ firstName: personName, link: z.string(), expiresAt: instant }),
  secrets: ['link'],
  expiresAt: (data) => data.expiresAt,
  sample: (siteUrl) => ({
    ...samplePerson,
    link: `${siteUrl}/login-link/sample`,
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
