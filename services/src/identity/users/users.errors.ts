import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { User } from './user.entity.js';

const texts = defineTexts('server.identity.users', {
  thisUser: 'This user',
  emailTaken: 'This email address is already registered.',
  changedMeanwhile: 'This account was changed by someone else. Check it and try again.',
  ownAccount: 'This is your own account. Please confirm the change.',
  lastOwner: 'The last owner can’t be changed. Make another account an owner first.',
});

export const userNotFound = () => notFound(texts.thisUser);

export const emailTaken = () =>
  new AppError(ErrorCode.EMAIL_TAKEN, texts.emailTaken, { fields: { email: texts.emailTaken } });

export const changedMeanwhile = ({
  role,
  isDisabled,
  version,
}: Pick<User, 'role' | 'isDisabled' | 'version'>) =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, texts.changedMeanwhile, {
    answer: { current: { role, isDisabled, version } },
  });

export const ownAccount = () => new AppError(ErrorCode.OWN_ACCOUNT, texts.ownAccount);

export const lastOwner = () => new AppError(ErrorCode.LAST_OWNER, texts.lastOwner);
