import type { EditionDocument } from '../../../conference/editions/edition.schema.js';
import type { InvoiceDetails } from './invoice-details.schema.js';
import type { PaymentCase } from './payment-cases.read-model.js';

/** Who writes a document, and to whom. */
export interface DocumentDetails {
  issuer: Pick<EditionDocument['invoicing'], 'issuer' | 'addressLines' | 'taxNumber' | 'note'>;
  addressee: InvoiceDetails;
}

/** As of now: an issued document keeps those of its day. */
export function documentDetails({
  edition,
  registration,
  payment,
}: Pick<PaymentCase, 'edition' | 'registration' | 'payment'>): DocumentDetails {
  const { issuer, addressLines, taxNumber, note } = edition.document.invoicing;
  const { firstName, lastName, title, organization, country } = registration;
  return {
    issuer: { issuer, addressLines, taxNumber, note },
    addressee: payment.invoice ?? {
      addressee: `${title} ${firstName} ${lastName}`,
      address: `${organization}\n${country}`,
      taxNumber: null,
    },
  };
}
