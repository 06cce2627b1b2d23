import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.admin', {
  amountNotNumber: 'Amount must be a number of dollars',
  amountNotPositive: 'Amount must be more than 0',
  amountTooLarge: 'Amount must be at most {max, number}',
  amountCents: 'Amount must have at most two digits of cents',
  notADate: 'Date must be a day',
  notADay: 'Must be a day',
  bankTransactionId: 'Bank transaction ID',
  required: 'This is required',
  sender: 'Sender',
  remittance: 'What the sender wrote',
});
