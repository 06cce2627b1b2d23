import * as z from 'zod';
import { button, code, hello, note, paragraph } from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { sampleExpiry, samplePerson } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.verification-code', {
  subject: 'Your verification code for {conference}',
  text: 'Enter this code on the verification page to verify your email address:',
  validUntil: 'The code is valid for 30 minutes, until {time}.',
  link: 'You can also verify with this link, without the code. It works once, until {time}.',
  linkSubject: 'Verify your email address for {conference}',
  linkOnly:
    'Use this link to verify your email address. No code is left to try today, so this email has none. The link works once, until {time}.',
  button: 'Verify your email address',
  notYou:
    'If you didn’t request a code, ignore this email: someone probably mistyped their address.',
});

/** Without a code when none could be entered: the link verifies all the same. */
export const verificationCode = emailTemplate({
  kind: 'verification-code',
  ignoresBounces: true,
  data: z.object({
    firstName: personName,
    code: z.string().optional(),
    link: z.string(),
    expiresAt: instant,
    linkExpiresAt: instant,
  }),
  secrets: ['code', 'link'],
  expiresAt: (data) => data.expiresAt,
  sample: (siteUrl) => ({
    ...samplePerson,
    code: '0000',
    link: `${siteUrl}/verify-email/sample`,
    expiresAt: sampleExpiry,
    linkExpiresAt: sampleExpiry,
  }),
  write: (data, { name }) => {
    const until = formatInstant(data.linkExpiresAt);
    const verify = button(texts.button, data.link);
    if (data.code === undefined) {
      return {
        subject: texts.linkSubject({ conference: name }),
        blocks: [hello(data.firstName), paragraph(texts.linkOnly({ time: until })), verify],
      };
    }
    return {
      subject: texts.subject({ conference: name }),
      blocks: [
        hello(data.firstName),
        paragraph(texts.text),
        code(data.code),
        paragraph(texts.validUntil({ time: formatInstant(data.expiresAt) })),
        paragraph(texts.link({ time: until })),
        verify,
        note(texts.notYou),
      ],
    };
  },
});
