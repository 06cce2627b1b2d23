import * as z from 'zod';
import { button, hello, paragraph } from '../../messaging/templates/email-blocks.js';
import { personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.welcome', {
  subject: 'Welcome to {conference}',
  ready: 'Your email address is verified and your account is ready.',
  next: 'You can now submit a paper and register for the conference.',
  button: 'Register for the conference',
});

export const welcome = emailTemplate({
  kind: 'welcome',
  data: z.object({ firstName: personName }),
  sample: () => samplePerson,
  write: ({ firstName }, { name, siteUrl }) => ({
    subject: texts.subject({ conference: name }),
    blocks: [
      hello(firstName),
      paragraph(texts.ready),
      paragraph(texts.next),
      button(texts.button, `${siteUrl}/conference-register`),
    ],
  }),
});
