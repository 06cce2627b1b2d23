import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.invoice-document', {
  invoice: 'Invoice {number}',
  'credit-note': 'Credit note {number}',
  number: 'Number',
  corrects: 'Corrects',
  correctedInvoice: 'Invoice {number} of {day}',
  purchaseOrder: 'Purchase order',
  item: 'Item',
  tax: 'Tax',
  net: 'Net',
  categories: {
    S: 'Taxed',
    Z: 'Zero rate',
    E: 'Exempt',
    AE: 'Reverse charge',
    O: 'Not subject to tax',
  },
  netTotal: 'Total without tax',
  taxOn: '{tax} ({rate}) on {amount}',
  total: 'Total',
  rounding: 'Rounding',
  paid: 'Paid',
  due: 'Amount due',
  credited: 'Credited',
  paidInFull: 'Paid in full.',
});
