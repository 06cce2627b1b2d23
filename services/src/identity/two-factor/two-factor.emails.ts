import * as z from 'zod';
import { type Block, button, hello, paragraph } from '../../messaging/templates/email-blocks.js';
import { personName } from '../../messaging/templates/email-fields.js';
import { type EmailEdition, emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.two-factor', {
  enabled: {
    subject: 'Two-factor authentication for {conference} is on',
    login: 'From now on, logging in also requires a code from your authenticator app.',
    recoveryCodes: 'Keep your recovery codes where you can find them without your phone.',
  },
  disabled: {
    subject: 'Two-factor authentication for {conference} is off',
    login: 'From now on, you log in with your password only.',
  },
  removed: {
    subject: 'The organisers turned off your two-factor authentication for {conference}',
    login: 'From now on, you log in with your password only. We logged you out on all devices.',
    recoveryCodes:
      'Your old recovery codes no longer work. You can turn two-factor authentication on again in your profile.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code for {conference} was used',
    text: 'Someone logged in to your account with one of your recovery codes.',
    left: '{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}',
  },
  notYou: 'If this wasn’t you, reset your password now and write to {contactEmail}.',
  button: 'Reset your password',
});

const person = z.object({ firstName: personName });
const sample = () => samplePerson;

export const twoFactorEnabled = emailTemplate({
  kind: 'two-factor-enabled',
  data: person,
  sample,
  write: ({ firstName }, edition) => ({
    subject: texts.enabled.subject({ conference: edition.name }),
    blocks: [
      hello(firstName),
      paragraph(texts.enabled.login),
      paragraph(texts.enabled.recoveryCodes),
      ...ifNotYou(edition),
    ],
  }),
});

export const twoFactorDisabled = emailTemplate({
  kind: 'two-factor-disabled',
  data: person,
  sample,
  write: ({ firstName }, edition) => ({
    subject: texts.disabled.subject({ conference: edition.name }),
    blocks: [hello(firstName), paragraph(texts.disabled.login), ...ifNotYou(edition)],
  }),
});

export const twoFactorRemoved = emailTemplate({
  kind: 'two-factor-removed',
  data: person,
  sample,
  write: ({ firstName }, edition) => ({
    subject: texts.removed.subject({ conference: edition.name }),
    blocks: [
      hello(firstName),
      paragraph(texts.removed.login),
      paragraph(texts.removed.recoveryCodes),
      ...ifNotYou(edition),
    ],
  }),
});

export const recoveryCodeUsed = emailTemplate({
  kind: 'recovery-code-used',
  data: person.extend({ left: z.int() }),
  sample: () => ({ ...samplePerson, left: 7 }),
  write: ({ firstName, left }, edition) => ({
    subject: texts.recoveryCodeUsed.subject({ conference: edition.name }),
    blocks: [
      hello(firstName),
      paragraph(texts.recoveryCodeUsed.text),
      paragraph(texts.recoveryCodeUsed.left({ count: left })),
      ...ifNotYou(edition),
    ],
  }),
});

function ifNotYou({ siteUrl, contactEmail }: EmailEdition): Block[] {
  return [
    paragraph(texts.notYou({ contactEmail })),
    button(texts.button, `${siteUrl}/forgot-password`),
  ];
}
