import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.registration.fee-bands', {
  nothingToCheck: 'The fee of this registration does not depend on a country to check.',
});

export const noCountryToCheck = () => new AppError(ErrorCode.CONFLICT, texts.nothingToCheck);
