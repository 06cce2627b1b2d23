import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.invoice', {
  title: 'Edit invoice details',
  text: 'The invoice and the receipt are addressed to the name below, for example your employer.',
  addressee: 'Addressee',
  addresseeMissing: 'Addressee is required',
  address: 'Address',
  country: 'Country',
  taxNumber: 'Tax number',
  purchaseOrder: 'Purchase order',
  reverseCharge: 'We are a business in another country and account for the tax ourselves',
  reverseChargeHint:
    'Reverse charge: the document names no tax. It needs the tax number and the country of the business.',
  tooLong: 'Enter at most {max, number} characters',
  tooManyLines: 'Enter at most six lines',
  cancel: 'Cancel',
  save: 'Save',
  failed: 'The invoice details could not be saved. Please try again.',
});
