import * as z from 'zod';
import { button, nextStep, paragraph } from '../../messaging/templates/email-blocks.js';
import { personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { VISA_STATUSES } from './visa-status.js';

const texts = defineTexts('server.emails.visa-letter', {
  subject:
    'Invitation letter: {status, select, requested {request received} returned {a question for you} issued {ready to download} refused {not issued} withdrawn {request withdrawn} other {in progress}}',
  hello: 'Dear {title} {firstName} {lastName},',
  text: '{status, select, requested {We received your request for an invitation letter to {conference}.} returned {Please correct your request for an invitation letter to {conference}. The reason is on the page below.} issued {Your invitation letter to {conference} is ready.} refused {We can’t issue an invitation letter to {conference} for you. The reason is on the page below.} withdrawn {You withdrew your request for an invitation letter to {conference}. Your passport data has been destroyed.} other {An officer is working on your invitation letter to {conference}.}}',
  next: '{status, select, returned {Log in, read the reason and send the form again.} issued {Log in and download the letter.} refused {Log in to read the reason.} withdrawn {Nothing for you to do. You can request a letter again.} other {Nothing for you to do. We email you when the state changes.}}',
  button: 'Open your request',
  privacy: 'This email has no passport data, and no letter attached: both are on the page only.',
});

/** Of each change of a request. Without passport data, and without reasons: they can name some. */
export const visaLetterChanged = emailTemplate({
  kind: 'visa-letter-changed',
  data: z.object({
    title: z.string(),
    firstName: personName,
    lastName: personName,
    status: z.enum(VISA_STATUSES),
    link: z.string(),
  }),
  sample: (siteUrl) => ({
    ...samplePerson,
    status: 'issued' as const,
    link: `${siteUrl}/visa-letter`,
  }),
  write: ({ status, link, ...name }, edition) => ({
    subject: texts.subject({ status }),
    blocks: [
      paragraph(texts.hello(name).replace(/ +/g, ' ')),
      paragraph(texts.text({ status, conference: edition.name })),
      nextStep(texts.next({ status })),
      button(texts.button, link),
      paragraph(texts.privacy),
    ],
  }),
});
