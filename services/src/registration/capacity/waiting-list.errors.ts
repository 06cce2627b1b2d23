import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.waiting-list', {
  soldOut: 'All places of this package are taken. You can join its waiting list.',
  placesLeft: 'This package has places left. You can register now.',
  linkInvalid: 'This link is not valid. Please use the newest email about the waiting list.',
  noOffer: 'This place is no longer offered. Please reload the page.',
  changed: 'This entry of the waiting list was changed. Please reload and try again.',
  noPlace: 'No place of this package is free. Raise its capacity first.',
  notFound: 'This entry of the waiting list was not found.',
  joined:
    'You are on the waiting list. We emailed you a link for leaving it, and email you again as soon as a place is free.',
});

export const soldOut = () => new AppError(ErrorCode.SOLD_OUT, texts.soldOut);
export const placesLeft = () => new AppError(ErrorCode.PLACES_LEFT, texts.placesLeft);
export const waitingLinkInvalid = () => new AppError(ErrorCode.INVALID_LINK, texts.linkInvalid);
export const noOffer = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.noOffer);
export const entryChanged = () => new AppError(ErrorCode.CONFLICT, texts.changed);
export const noPlace = () => new AppError(ErrorCode.SOLD_OUT, texts.noPlace);
export const entryNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.notFound);
