import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';
import type { User } from './user.entity.js';

const EMAIL_TAKEN = 'This email address is already registered.';

export const emailTaken = () =>
  new AppError(ErrorCode.EMAIL_TAKEN, EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } });

/** Tells what stands now, so that nobody decides on old news. */
export const changedMeanwhile = ({
  role,
  isDisabled,
  version,
}: Pick<User, 'role' | 'isDisabled' | 'version'>) =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, 'Somebody else has changed this account meanwhile.', {
    answer: { current: { role, isDisabled, version } },
  });

export const ownAccount = () =>
  new AppError(ErrorCode.OWN_ACCOUNT, 'This is your own account. Please confirm the change.');

export const lastAdmin = () =>
  new AppError(ErrorCode.LAST_ADMIN, 'The last administrator must stay one.');
