import type { DataOf, MailTemplate } from './mail-template.js';
import { accountDeleted } from './templates/account-deleted.js';
import {
  addressChange,
  addressChanged,
  addressChangeRequested,
} from './templates/address-change-mails.js';
import { correctionsDue, correctionsReceived, paperWithdrawn } from './templates/author-mails.js';
import { committeeApplication } from './templates/committee-application.js';
import { contactCopy, contactMessage } from './templates/contact-mails.js';
import {
  paperDecision,
  paperDeskRejected,
  paperInReview,
  paperReopened,
  paperTurnedBack,
} from './templates/decision-mails.js';
import { newSignIn } from './templates/new-sign-in.js';
import { paperReceived } from './templates/paper-received.js';
import { passwordChanged } from './templates/password-changed.js';
import { passwordReset } from './templates/password-reset.js';
import { paymentConfirmed } from './templates/payment-confirmed.js';
import { paymentRefunded } from './templates/payment-refunded.js';
import { paymentRejected } from './templates/payment-rejected.js';
import { paymentReminder } from './templates/payment-reminder.js';
import { paymentShort } from './templates/payment-short.js';
import { registrationCancelled } from './templates/registration-cancelled.js';
import { registrationChanged } from './templates/registration-changed.js';
import { registrationReceived } from './templates/registration-received.js';
import {
  reviewCall,
  reviewCalledOff,
  reviewInvitation,
  reviewPaperWithdrawn,
  reviewReminder,
  reviewThanks,
} from './templates/review-mails.js';
import {
  recoveryCodeUsed,
  secondStepOff,
  secondStepOn,
  secondStepRemoved,
} from './templates/second-step-mails.js';
import { verificationCode } from './templates/verification-code.js';
import { welcome } from './templates/welcome.js';

const templates = {
  'verification-code': verificationCode,
  welcome,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'address-change': addressChange,
  'address-change-requested': addressChangeRequested,
  'address-changed': addressChanged,
  'second-step-on': secondStepOn,
  'second-step-off': secondStepOff,
  'second-step-removed': secondStepRemoved,
  'recovery-code-used': recoveryCodeUsed,
  'new-sign-in': newSignIn,
  'account-deleted': accountDeleted,
  'registration-received': registrationReceived,
  'payment-confirmed': paymentConfirmed,
  'payment-rejected': paymentRejected,
  'paper-received': paperReceived,
  'paper-in-review': paperInReview,
  'paper-turned-back': paperTurnedBack,
  'paper-desk-rejected': paperDeskRejected,
  'paper-decision': paperDecision,
  'paper-reopened': paperReopened,
  'corrections-due': correctionsDue,
  'corrections-received': correctionsReceived,
  'paper-withdrawn': paperWithdrawn,
  'payment-short': paymentShort,
  'payment-refunded': paymentRefunded,
  'payment-reminder': paymentReminder,
  'registration-changed': registrationChanged,
  'registration-cancelled': registrationCancelled,
  'contact-message': contactMessage,
  'contact-copy': contactCopy,
  'committee-application': committeeApplication,
  'review-invitation': reviewInvitation,
  'review-call': reviewCall,
  'review-reminder': reviewReminder,
  'review-thanks': reviewThanks,
  'review-called-off': reviewCalledOff,
  'review-paper-withdrawn': reviewPaperWithdrawn,
};

export type MailKind = keyof typeof templates;

export const MAIL_KINDS = Object.keys(templates) as MailKind[];

export type MailData = { [Kind in MailKind]: DataOf<(typeof templates)[Kind]> };

/** The template of a kind; its data is checked when the letter is written. */
export function templateOf(
  kind: MailKind,
): Pick<MailTemplate, 'secrets' | 'expiresAt' | 'sample' | 'write'> {
  return templates[kind];
}
