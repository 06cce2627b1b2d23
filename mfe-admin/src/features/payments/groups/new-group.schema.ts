import * as z from 'zod/mini';
import type { NewGroup } from './groups.api';
import { texts } from './texts';

export const MOST_PEOPLE = 500;

const line = (label: string, max: number) =>
  z.string().check(z.trim(), z.maxLength(max, texts.tooLong({ field: label, max })));

const required = (label: string, max: number) =>
  line(label, max).check(z.minLength(1, texts.required({ field: label })));

const email = (label: string) =>
  required(label, 254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, texts.invalidEmail));

export const limitField = z.string().check(
  z.trim(),
  z.refine(
    (typed) => /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MOST_PEOPLE,
    texts.limitWrong({ max: MOST_PEOPLE }),
  ),
);

export const newGroupSchema = z.object({
  payerEmail: email(texts.payerEmail),
  organization: required(texts.organization, 200),
  address: line(texts.address, 500),
  country: z.string(),
  taxNumber: line(texts.taxNumber, 60),
  purchaseOrder: line(texts.purchaseOrder, 60),
  reverseCharge: z.boolean(),
  invoiceEmail: email(texts.email),
  peopleLimit: limitField,
  packages: z.array(z.string()),
});

export const emptyGroup = {
  payerEmail: '',
  organization: '',
  address: '',
  country: '',
  taxNumber: '',
  purchaseOrder: '',
  reverseCharge: false,
  invoiceEmail: '',
  peopleLimit: '',
  packages: [],
};

export function newGroupOf(values: z.output<typeof newGroupSchema>): NewGroup {
  const { payerEmail, organization, invoiceEmail, peopleLimit, packages } = values;
  const { address, country, taxNumber, purchaseOrder, reverseCharge } = values;
  return {
    payerEmail,
    organization,
    invoice: {
      addressee: organization,
      address: address || null,
      country: country || null,
      taxNumber: taxNumber || null,
      purchaseOrder: purchaseOrder || null,
      reverseCharge,
    },
    invoiceEmail,
    peopleLimit: Number(peopleLimit),
    packages: packages as NewGroup['packages'],
    closesAt: null,
  };
}
