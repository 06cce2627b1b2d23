import * as z from 'zod';
import {
  button,
  facts,
  nextStep,
  note,
  paragraph,
} from '../../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../../messaging/templates/email-template.js';
import { sampleTime } from '../../../messaging/templates/sample-values.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import { formatInstant } from '../../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.group-invitation', {
  subject: '{organization} pays for your registration for {conference}',
  hello: 'Hello,',
  text: '{name} invites you to register for {conference}. {organization} pays the fee:',
  organization: 'Paid by',
  until: 'Register by',
  next: 'Open the page below, log in or sign up, and fill in the registration form. There is nothing for you to pay.',
  button: 'Register',
  sees: '{organization} sees your name, your package and its price, and no other detail of your registration.',
  unknown: 'If you did not expect this email, ignore it: without you, no one is registered.',
});

export const groupInvitation = emailTemplate({
  kind: 'group-invitation',
  data: z.object({
    name: personName,
    organization: personName,
    closesAt: instant.nullable(),
    link: z.string(),
  }),
  secrets: ['link'],
  sample: (siteUrl) => ({
    name: 'Sample Reader',
    organization: 'Lakeside University (sample)',
    closesAt: sampleTime,
    link: `${siteUrl}/register-conference-form?group=sample`,
  }),
  write: ({ name, organization, closesAt, link }, { name: conference }) => ({
    subject: texts.subject({ organization, conference }),
    blocks: [
      paragraph(texts.hello),
      paragraph(texts.text({ name, conference, organization })),
      facts(
        [texts.organization, organization],
        ...(closesAt ? [[texts.until, formatInstant(closesAt)] satisfies [string, string]] : []),
      ),
      nextStep(texts.next),
      button(texts.button, link),
      note(texts.sees({ organization })),
      note(texts.unknown),
    ],
  }),
});
