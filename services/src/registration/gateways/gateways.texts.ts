import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.gateways', {
  description: '{conference}: registration {reference}',
  refused: 'This event is not signed as its sender signs, or is too old.',
  notPayable: 'This payment cannot be paid online now. Please reload the page.',
  pageFailed:
    'The payment page did not open. Nothing was charged. Please try again in a few minutes, or pay by bank transfer.',
  checkNotFound: 'This check was not found.',
  checkChanged: 'Someone else changed this check. Please reload.',
  checkNotPossible: 'This is not possible for a check in the state “{state}”. Please reload.',
  checkStates: { open: 'Open', settled: 'Settled', dismissed: 'Dismissed' },
});
