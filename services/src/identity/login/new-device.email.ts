import * as z from 'zod';
import { button, facts, hello, paragraph } from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson, sampleTime } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.new-device', {
  subject: 'New login to your account for {conference}',
  text: 'Someone logged in to your account on a new device:',
  device: 'Device',
  time: 'Time',
  notYou: 'If this wasn’t you, reset your password now and write to {contactEmail}.',
  button: 'Reset your password',
});

export const newDevice = emailTemplate({
  kind: 'new-device',
  data: z.object({ firstName: personName, device: z.string(), at: instant }),
  sample: () => ({ ...samplePerson, device: 'Firefox on Android', at: sampleTime }),
  write: ({ firstName, device, at }, { name, siteUrl, contactEmail }) => ({
    subject: texts.subject({ conference: name }),
    blocks: [
      hello(firstName),
      paragraph(texts.text),
      facts([texts.device, device], [texts.time, formatInstant(at)]),
      paragraph(texts.notYou({ contactEmail })),
      button(texts.button, `${siteUrl}/forgot-password`),
    ],
  }),
});
