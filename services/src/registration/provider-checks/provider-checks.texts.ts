import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.provider-checks', {
  otherKind: 'This is not possible for this kind of check. Please reload.',
  notBookable:
    'The ledger does not have this money, so it cannot book the refund. Match or rate the money first.',
  rateShape: 'Enter how many units of the currency one US dollar costs.',
});
