import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';
import type { MailStatus } from './mail-status.js';

export const notToRetry = (status: Extract<MailStatus, 'sent' | 'expired'>) =>
  new AppError(
    ErrorCode.INVALID_TRANSITION,
    status === 'sent'
      ? 'This mail has been sent.'
      : 'What this mail carries is no longer valid: a new one must be asked for.',
  );

export const beingSent = () =>
  new AppError(ErrorCode.CONFLICT, 'This mail is being sent right now.');
