import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';

const EMAIL_TAKEN = 'This email address is already registered.';

export const emailTaken = () =>
  new AppError(ErrorCode.EMAIL_TAKEN, EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } });

export const lastAdmin = () =>
  new AppError(ErrorCode.LAST_ADMIN, 'The last administrator must stay one.');
