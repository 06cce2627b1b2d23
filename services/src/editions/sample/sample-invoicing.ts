import type { EditionDocument } from '../edition.schema.js';

/** Who writes invoices and receipts until the organisers say so. */
export const sampleInvoicing: EditionDocument['invoicing'] = {
  issuer: 'Conference office (sample)',
  addressLines: ['1 Sample Street (sample)', 'Sample City, United Kingdom'],
  taxNumber: '',
  note: '',
  shortfall: 5,
};
