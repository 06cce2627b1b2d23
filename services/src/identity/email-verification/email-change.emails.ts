import * as z from 'zod';
import { button, facts, hello, note, paragraph } from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { sampleExpiry, samplePerson } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.email-change', {
  confirm: {
    subject: 'Confirm your new email address for {conference}',
    text: 'Confirm that you want to use this address for your account.',
    button: 'Confirm this address',
    validUntil: 'The link works once, until {time}.',
    notYou: 'If you didn’t request this, ignore this email. Nothing will change.',
  },
  requested: {
    subject: 'Your email address for {conference} is about to change',
    text: 'Someone who knows your password asked to change the email address of your account:',
    ifYou:
      'The change takes effect once the new address is confirmed. If this was you, you’re all set.',
    notYou: 'If this wasn’t you, reset your password now and write to {contactEmail}.',
    button: 'Reset your password',
  },
  changed: {
    subject: 'Your email address for {conference} was changed',
    text: 'Your account now uses another email address. We won’t send emails to this one any more.',
    notYou: 'If this wasn’t you, reply to this email or write to {contactEmail} immediately.',
  },
  newAddress: 'New address',
});

export const emailChange = emailTemplate({
  kind: 'email-change',
  ignoresBounces: true,
  data: z.object({ firstName: personName, link: z.string(), expiresAt: instant }),
  secrets: ['link'],
  expiresAt: (data) => data.expiresAt,
  sample: (siteUrl) => ({
    ...samplePerson,
    link: `${siteUrl}/confirm-email/sample`,
    expiresAt: sampleExpiry,
  }),
  write: ({ firstName, link, expiresAt }, { name }) => ({
    subject: texts.confirm.subject({ conference: name }),
    blocks: [
      hello(firstName),
      paragraph(texts.confirm.text),
      button(texts.confirm.button, link),
      paragraph(texts.confirm.validUntil({ time: formatInstant(expiresAt) })),
      note(texts.confirm.notYou),
    ],
  }),
});

const change = z.object({ firstName: personName, newEmail: z.string() });
const sample = () => ({ ...samplePerson, newEmail: 'new@sample.example' });

export const emailChangeRequested = emailTemplate({
  kind: 'email-change-requested',
  data: change,
  sample,
  write: ({ firstName, newEmail }, { name, siteUrl, contactEmail }) => ({
    subject: texts.requested.subject({ conference: name }),
    blocks: [
      hello(firstName),
      paragraph(texts.requested.text),
      facts([texts.newAddress, newEmail]),
      paragraph(texts.requested.ifYou),
      paragraph(texts.requested.notYou({ contactEmail })),
      button(texts.requested.button, `${siteUrl}/forgot-password`),
    ],
  }),
});

export const emailChanged = emailTemplate({
  kind: 'email-changed',
  data: change,
  sample,
  write: ({ firstName, newEmail }, { name, contactEmail }) => ({
    subject: texts.changed.subject({ conference: name }),
    replyTo: contactEmail,
    blocks: [
      hello(firstName),
      paragraph(texts.changed.text),
      facts([texts.newAddress, newEmail]),
      paragraph(texts.changed.notYou({ contactEmail })),
    ],
  }),
});
