import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.issued-documents', {
  document: 'This document',
  person: 'This person',
  attendee: 'This registration',
  reason: 'The reason',
  day: 'The day',
  noEvidence: {
    attendance:
      'No arrival or online attendance is recorded of {name}. Give a reason to issue it anyway.',
    presentation:
      'The paper of {name} is not marked as presented. Give a reason to issue it anyway.',
    reviewing: '{name} has not submitted a review. Give a reason to issue it anyway.',
    acceptance: 'The paper of {name} was not accepted.',
    badge: '{name} is not registered.',
  },
  revoked: 'This document was revoked or replaced already. Reload the page.',
  tooMany: 'Choose at most {max, number} people at a time.',
});

export const documentNotFound = () => notFound(texts.document);
export const personNotFound = () => notFound(texts.person);
export const registrationNotFound = () => notFound(texts.attendee);
export const documentRevoked = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.revoked);

export const noEvidence = (kind: keyof typeof texts.noEvidence, name: string) => {
  const text = texts.noEvidence[kind]({ name });
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { overrideReason: text } });
};
