import type { EditionDocument } from '../edition.schema.js';

export const sampleInvoicing: EditionDocument['invoicing'] = {
  issuer: 'Conference office (sample)',
  addressLines: ['1 Sample Street (sample)', 'Sample City, United Kingdom'],
  taxNumber: '',
  note: '',
  underpaymentTolerance: 5,
};
