import type { components } from '@plenary/kit/api';
import * as z from 'zod/mini';
import { texts } from './invoice-texts';

type InvoiceDetails = components['schemas']['InvoiceDetails'];

const MAX_LINES = 6;

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, texts.tooLong({ max })));

/** Whom an invoice names, as a form holds it: missing details are empty texts. */
export const invoiceFields = {
  addressee: line(200).check(z.minLength(1, texts.addresseeMissing)),
  address: line(500).check(
    z.refine((text) => text.split('\n').length <= MAX_LINES, texts.tooManyLines),
  ),
  country: z.string(),
  taxNumber: line(60),
  purchaseOrder: line(60),
  reverseCharge: z.boolean(),
};

export const invoiceSchema = z.object(invoiceFields);
type InvoiceInput = z.output<typeof invoiceSchema>;

export function invoiceInput(
  invoice: InvoiceDetails | null | undefined,
  addressee = '',
): InvoiceInput {
  return {
    addressee: invoice?.addressee ?? addressee,
    address: invoice?.address ?? '',
    country: invoice?.country ?? '',
    taxNumber: invoice?.taxNumber ?? '',
    purchaseOrder: invoice?.purchaseOrder ?? '',
    reverseCharge: invoice?.reverseCharge ?? false,
  };
}

export function invoiceOf(input: InvoiceInput) {
  const { addressee, address, country, taxNumber, purchaseOrder, reverseCharge } = input;
  return {
    addressee,
    address: address || null,
    country: country || null,
    taxNumber: taxNumber || null,
    purchaseOrder: purchaseOrder || null,
    reverseCharge,
  };
}
