import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { EmailStatus } from './email-status.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.messaging.emails', {
  thisEmail: 'This email',
  alreadySent: 'This email has been sent.',
  expired: 'What this email carries is no longer valid: a new one must be asked for.',
  beingSent: 'This email is being sent right now.',
});

export const emailNotFound = () => notFound(texts.thisEmail);

export const notRetryable = (status: Extract<EmailStatus, 'sent' | 'bounced' | 'expired'>) =>
  new AppError(
    ErrorCode.INVALID_TRANSITION,
    status === 'expired' ? texts.expired : texts.alreadySent,
  );

export const beingSent = () => new AppError(ErrorCode.CONFLICT, texts.beingSent);
