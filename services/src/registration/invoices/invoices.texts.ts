import { defineTexts } from '../../platform/i18n/define-texts.js';

export const invoiceTexts = defineTexts('server.registration.invoices', {
  reverseCharge: 'Reverse charge',
  creditTerms: 'Refunded, or set off against another invoice.',
  outOfScope: 'Not subject to tax',
  notIssued: 'This conference does not issue invoices.',
  nothingToInvoice: 'There is nothing to pay, so there is no invoice.',
  countryMissing: 'Choose the country in the invoice details, then issue the invoice.',
  notFound: 'This invoice does not exist.',
  buyerChanged: 'The invoice details changed.',
  orderChanged: 'The order changed.',
  memberEnded: 'A registration of the group ended.',
  ended: 'The registration ended.',
});
