import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.transfer', {
  referenceHeading: 'Write this reference on the transfer',
  reference: 'Payment reference',
  referenceLater: 'Issued when you complete registration',
  copyReference: 'Copy reference',
  referenceNote:
    'Without the reference, we cannot match your transfer. It never contains the letters O and I or the digits 0 and 1.',
  sendExactly: 'Send exactly',
  payBy: 'Pay by',
  amount: 'Amount',
  accountHolder: 'Account holder',
  bank: 'Bank',
  iban: 'IBAN',
  swift: 'SWIFT / BIC',
  copyAll: 'Copy all as text',
  instructions: 'Bank instructions',
});
