import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { texts } from './admin-users.texts.js';

export const notAdmin = () => new AppError(ErrorCode.CONFLICT, texts.notAdmin);

export const ownPermission = () => new AppError(ErrorCode.FORBIDDEN, texts.ownPermission);

export const endlessOwner = () =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.endlessOwner, {
    fields: { expiresAt: texts.endlessOwner },
  });

const wrongTopics = (text: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { topics: text } });

export const topicsMissing = () => wrongTopics(texts.topicsMissing);

export const topicsUnused = () => wrongTopics(texts.topicsUnused);

export const eventOver = () => new AppError(ErrorCode.CONFLICT, texts.eventOver);

export const verifiedAlready = () =>
  new AppError(ErrorCode.EMAIL_ALREADY_VERIFIED, texts.verifiedAlready);
