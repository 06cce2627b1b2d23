import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';

export const changedMeanwhile = () =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, 'Somebody else has changed this letter meanwhile.');
