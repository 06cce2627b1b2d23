import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';

const PAPER_REQUIRED =
  'You must have an accepted paper to register with a publication option. Please ensure your paper is accepted or choose a non-publication option.';
const CHOOSE_PAPER = 'Please choose the accepted paper that you register.';

/** Nobody accepted a paper of the caller's, or it has its registration already. */
export const paperRequired = () => new AppError(ErrorCode.PAPER_REQUIRED, PAPER_REQUIRED);

/** One live registration as a participant is all that a person has in an edition. */
export const alreadyRegistered = () =>
  new AppError(
    ErrorCode.ALREADY_REGISTERED,
    'This person has another registration as a participant.',
  );

export const choosePaper = () =>
  new AppError(ErrorCode.VALIDATION_FAILED, CHOOSE_PAPER, { fields: { paperId: CHOOSE_PAPER } });

export const priceDiffers = () => {
  const text = 'The price of this package is another one. Please choose the package again.';
  return new AppError(ErrorCode.PRICE_DIFFERS, text, { fields: { price: text } });
};

export const typeDiffers = () => {
  const text = 'The registration type does not belong to this package.';
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { registrationType: text } });
};

export const notThisUser = (field: 'id' | 'userId') => {
  const text = 'This is not the account that is signed in.';
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { [field]: text } });
};

export const registrationClosed = () =>
  new AppError(ErrorCode.CLOSED, 'Registration for the conference is closed.');

export const registrationChanged = () =>
  new AppError(
    ErrorCode.CONFLICT,
    'This registration has just been changed. Please reload and try again.',
  );
