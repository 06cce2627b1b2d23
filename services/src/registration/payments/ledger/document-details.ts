import type { EditionSnapshot } from '../../../conference/editions/edition.presenter.js';
import type { EditionDocument } from '../../../conference/editions/edition.schema.js';
import type { Registration } from '../../registrations/registration.entity.js';
import type { StoredInvoice } from '../../invoices/invoice-details.schema.js';
import type { Payment } from './payment.entity.js';

/** Who writes a document, and to whom. */
export interface DocumentDetails {
  issuer: Pick<EditionDocument['invoicing'], 'issuer' | 'addressLines' | 'taxNumber' | 'note'>;
  addressee: StoredInvoice;
}

interface Documented {
  edition: EditionSnapshot;
  registration: Registration;
  payment: Pick<Payment, 'invoice'>;
}

/** As of now: an issued document keeps those of its day. */
export function documentDetails({ edition, registration, payment }: Documented): DocumentDetails {
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
