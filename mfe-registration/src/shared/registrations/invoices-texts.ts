import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.invoices', {
  heading: 'Invoices',
  none: 'You can get an invoice with your organisation’s details. Check the invoice details first: a later change is corrected by a credit note and another invoice.',
  issue: 'Issue invoice',
  issueAgain: 'Issue invoice again',
  issued: 'Invoice issued.',
  failed: 'The invoice could not be issued. Please try again.',
  invoice: 'Invoice {number}',
  'credit-note': 'Credit note {number} corrects invoice {corrects}',
  corrected: 'no longer valid',
  pdf: 'PDF',
  xml: 'XML',
  download: '{format} of {number}',
  downloadFailed: 'The file could not be created. Please try again.',
});
