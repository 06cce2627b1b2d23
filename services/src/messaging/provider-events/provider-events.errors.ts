import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.messaging.provider-events', {
  refused: 'These events are not signed by the provider, or not in its form.',
});

export const eventsOff = () => notFound();

export const eventsRefused = () => new AppError(ErrorCode.MALFORMED_REQUEST, texts.refused);
