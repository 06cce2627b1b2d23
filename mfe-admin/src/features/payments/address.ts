import type { AdminPayment } from './payments.api';

/** Whom an invoice names, on one line. */
export function addressOf(invoice: NonNullable<AdminPayment['invoice']>): string {
  const { addressee, address, country, taxNumber, purchaseOrder } = invoice;
  return [addressee, address?.replaceAll('\n', ', '), country, taxNumber, purchaseOrder]
    .filter(Boolean)
    .join(', ');
}
