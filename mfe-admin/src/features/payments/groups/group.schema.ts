import { clockAt } from '@plenary/kit/edition';
import * as z from 'zod/mini';
import type { AdminGroup, NewGroup } from './groups.api';
import { texts } from './texts';

export const MOST_PEOPLE = 500;

const line = (label: string, max: number) =>
  z.string().check(z.trim(), z.maxLength(max, texts.tooLong({ field: label, max })));

const required = (label: string, max: number) =>
  line(label, max).check(z.minLength(1, texts.required({ field: label })));

const email = (label: string) =>
  required(label, 254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, texts.invalidEmail));

const limitField = z.string().check(
  z.trim(),
  z.refine(
    (typed) => /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MOST_PEOPLE,
    texts.limitWrong({ max: MOST_PEOPLE }),
  ),
);

/** As all deadlines, the last day ends when it is over everywhere. */
const ANYWHERE = 'Etc/GMT+12';

const fields = {
  organization: required(texts.organization, 120),
  address: line(texts.address, 500),
  country: z.string(),
  taxNumber: line(texts.taxNumber, 60),
  purchaseOrder: line(texts.purchaseOrder, 60),
  reverseCharge: z.boolean(),
  invoiceEmail: email(texts.email),
  peopleLimit: limitField,
  packages: z.array(z.string()),
  lastDay: z.string(),
};

export const groupSchema = z.object(fields);

export const newGroupSchema = z.object({ payerEmail: email(texts.payerEmail), ...fields });

type GroupInput = z.output<typeof groupSchema>;

/** @param group to change; undefined for a new one */
export function groupInput(group?: AdminGroup): GroupInput {
  const { invoice } = group ?? {};
  return {
    organization: group?.organization ?? '',
    address: invoice?.address ?? '',
    country: invoice?.country ?? '',
    taxNumber: invoice?.taxNumber ?? '',
    purchaseOrder: invoice?.purchaseOrder ?? '',
    reverseCharge: invoice?.reverseCharge ?? false,
    invoiceEmail: group?.invoiceEmail ?? '',
    peopleLimit: group ? String(group.peopleLimit) : '',
    packages: group?.packages ?? [],
    lastDay: group?.closesAt ? clockAt(new Date(group.closesAt), ANYWHERE).day : '',
  };
}

export function groupOf(input: GroupInput): Omit<NewGroup, 'payerEmail'> {
  const { organization, invoiceEmail, peopleLimit, packages, lastDay } = input;
  const { address, country, taxNumber, purchaseOrder, reverseCharge } = input;
  return {
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
    closesAt: lastDay ? new Date(`${lastDay}T23:59:59-12:00`).toISOString() : null,
  };
}

/** The last day is sent only when it was changed: a closed group is not opened again by other changes. */
export function changesOf(input: GroupInput, group: AdminGroup) {
  const { closesAt, ...rest } = groupOf(input);
  return input.lastDay === groupInput(group).lastDay ? rest : { ...rest, closesAt };
}
