import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';

const invalid = (field: string, text: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { [field]: text } });

export const figureMissing = (field: string) =>
  invalid(field, 'A paper passes with both figures: please enter this one.');

export const atLimit = (field: string, percent: number) =>
  invalid(
    field,
    `At ${percent}% or more a paper cannot pass: turn it back, or reject it without review.`,
  );

export const reviewsMissing = (finished: number, needed: number) =>
  new AppError(
    ErrorCode.CONFLICT,
    `A decision needs ${needed} finished reviews; this paper has ${finished}.`,
  );

export const nothingToRelease = () =>
  new AppError(ErrorCode.CONFLICT, 'No decision of this paper waits for its release.');

export const paperRegistered = () =>
  new AppError(
    ErrorCode.CONFLICT,
    'This paper is registered for publication. Reject or refund that registration first.',
  );
