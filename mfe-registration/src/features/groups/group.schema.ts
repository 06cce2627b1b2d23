import { clockAt } from '@plenary/kit/edition';
import type { User } from '@plenary/kit/session';
import * as z from 'zod/mini';
import { line } from '../../shared/registrations/person.schema';
import { invoiceFields, invoiceInput, invoiceOf } from '../../shared/registrations/invoice.schema';
import type { Group, NewGroup } from './groups.api';
import { texts } from './texts';

export const MOST_PEOPLE = 500;
/** Addresses in one go. */
export const MOST_INVITED = 50;

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** As all deadlines, the last day ends when it is over everywhere. */
const ANYWHERE = 'Etc/GMT+12';

export const groupSchema = z.object({
  ...invoiceFields,
  addressee: line(texts.organization, 120),
  invoiceEmail: line(texts.email, 254).check(z.regex(ADDRESS, texts.invalidEmail)),
  peopleLimit: z.string().check(
    z.trim(),
    z.refine(
      (typed) => /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MOST_PEOPLE,
      texts.limitWrong({ max: MOST_PEOPLE }),
    ),
  ),
  packages: z.array(z.string()),
  lastDay: z.string(),
});

export type GroupInput = z.output<typeof groupSchema>;

/** Addresses of a text, once each: people paste columns of spreadsheets and lists of email programs. */
export function addressesIn(text: string): string[] {
  const parts = text.split(/[\s,;<>"]+/).filter((part) => part.includes('@'));
  return [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()];
}

export const invitationSchema = z.object({
  emails: z.string().check((context) => {
    const message = problemOf(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  }),
});

function problemOf(text: string): string | undefined {
  const addresses = addressesIn(text);
  if (addresses.length === 0) return texts.invite.missing;
  if (addresses.length > MOST_INVITED) return texts.invite.tooMany({ max: MOST_INVITED });
  const wrong = addresses.filter((address) => !ADDRESS.test(address));
  return wrong.length > 0 ? texts.invite.wrong({ addresses: wrong.join(', ') }) : undefined;
}

/** @param group to change; undefined for a new one, which starts with the payer's account */
export function groupInput(group: Group | undefined, user: User | null): GroupInput {
  return {
    ...invoiceInput(group?.invoice, user?.organization ?? ''),
    invoiceEmail: group?.invoiceEmail ?? user?.email ?? '',
    peopleLimit: group ? String(group.peopleLimit) : '',
    packages: group?.packages ?? [],
    lastDay: group?.closesAt ? clockAt(new Date(group.closesAt), ANYWHERE).day : '',
  };
}

export function groupOf(input: GroupInput): NewGroup {
  const { invoiceEmail, peopleLimit, packages, lastDay, ...invoice } = input;
  return {
    organization: invoice.addressee,
    invoice: invoiceOf(invoice),
    invoiceEmail,
    peopleLimit: Number(peopleLimit),
    packages: packages as NewGroup['packages'],
    closesAt: lastDay ? new Date(`${lastDay}T23:59:59-12:00`).toISOString() : null,
  };
}

/** The last day is sent only when it was changed: a closed group is not opened again by other changes. */
export function changesOf(input: GroupInput, group: Group) {
  const { closesAt, ...rest } = groupOf(input);
  return input.lastDay === groupInput(group, null).lastDay ? rest : { ...rest, closesAt };
}
