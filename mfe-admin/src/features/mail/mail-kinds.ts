import type { MailRow } from './mail.api';

/** The letters that the outbox is narrowed by, in the order in which people meet them. */
export const mailKinds: MailRow['kind'][] = [
  'verification-code',
  'welcome',
  'password-reset',
  'password-changed',
  'address-change',
  'address-change-requested',
  'address-changed',
  'second-step-on',
  'second-step-off',
  'second-step-removed',
  'recovery-code-used',
  'new-sign-in',
  'account-deleted',
  'registration-received',
  'payment-confirmed',
  'payment-rejected',
  'payment-short',
  'payment-refunded',
  'payment-reminder',
  'registration-changed',
  'registration-cancelled',
  'contact-message',
  'contact-copy',
  'committee-application',
];
