import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { texts } from './pictures.texts.js';

export const pictureRefused = () =>
  new AppError(ErrorCode.INVALID_FILE, texts.wrongType, { fields: { picture: texts.wrongType } });
