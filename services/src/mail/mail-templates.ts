import type { DataOf, MailTemplate } from './mail-template.js';
import { committeeApplication } from './templates/committee-application.js';
import { contactCopy, contactMessage } from './templates/contact-mails.js';
import { passwordChanged } from './templates/password-changed.js';
import { passwordReset } from './templates/password-reset.js';
import { paymentConfirmed } from './templates/payment-confirmed.js';
import { paymentRejected } from './templates/payment-rejected.js';
import { registrationReceived } from './templates/registration-received.js';
import { verificationCode } from './templates/verification-code.js';
import { welcome } from './templates/welcome.js';

const templates = {
  'verification-code': verificationCode,
  welcome,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'registration-received': registrationReceived,
  'payment-confirmed': paymentConfirmed,
  'payment-rejected': paymentRejected,
  'contact-message': contactMessage,
  'contact-copy': contactCopy,
  'committee-application': committeeApplication,
};

export type MailKind = keyof typeof templates;

export type MailData = { [Kind in MailKind]: DataOf<(typeof templates)[Kind]> };

/** The template of a kind; its data is checked when the letter is written. */
export function templateOf(kind: MailKind): Pick<MailTemplate, 'secrets' | 'expiresAt' | 'write'> {
  return templates[kind];
}
