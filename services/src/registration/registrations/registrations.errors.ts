import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.registration.registrations', {
  paperRequired:
    'You must have an accepted paper to register with a publication option. Please ensure your paper is accepted or choose a non-publication option.',
  choosePaper: 'Please choose an accepted paper to register.',
  registeredByAnother:
    'Another author has already registered this paper. One registration per paper is enough.',
  alreadyRegistered: 'This person is already registered as a participant.',
  priceDiffers: 'The price of this package has changed. Please choose the package again.',
  typeDiffers: 'The registration type does not match this package.',
  otherUser: 'This is not the logged-in account.',
  closed: 'Registration for the conference is closed.',
  changed: 'This registration was changed. Please reload and try again.',
});

/** The caller has no accepted paper, or it is registered already. */
export const paperRequired = () => new AppError(ErrorCode.PAPER_REQUIRED, texts.paperRequired);

export const alreadyRegistered = () =>
  new AppError(ErrorCode.ALREADY_REGISTERED, texts.alreadyRegistered);

export const registeredByAnother = () =>
  new AppError(ErrorCode.ALREADY_REGISTERED, texts.registeredByAnother);

export const choosePaper = () => invalid('paperId', texts.choosePaper);

export const priceDiffers = () =>
  new AppError(ErrorCode.PRICE_DIFFERS, texts.priceDiffers, {
    fields: { price: texts.priceDiffers },
  });

export const typeDiffers = () => invalid('registrationType', texts.typeDiffers);

export const notThisUser = (field: 'id' | 'userId') => invalid(field, texts.otherUser);

export const registrationClosed = () => new AppError(ErrorCode.CLOSED, texts.closed);

export const registrationChanged = () => new AppError(ErrorCode.CONFLICT, texts.changed);

function invalid(field: string, text: string): AppError {
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { [field]: text } });
}
