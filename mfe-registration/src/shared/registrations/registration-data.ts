import type { components } from '@plenary/kit/api';
import type { Edition } from '@plenary/kit/edition';
import * as z from 'zod/mini';

/** The body of POST /payments/manual-registration; the price is in dollars. */
export type RegistrationData = components['schemas']['RegistrationData'];
export type RegistrationType = RegistrationData['registrationType'];
export type AcademicCategory = RegistrationData['academicCategory'];

export const academicCategories = ['student', 'professional'] as const;
export const packageIds = [
  'physical_publication',
  'physical_presentation_only',
  'virtual_publication',
  'virtual_presentation_only',
] as const;
export const titles = ['Dr', 'Prof', 'Mr', 'Mrs', 'Ms'] as const;

export type FeePackage = Edition['fees']['packages'][number];

export function registrationTypeOf(offer: FeePackage | undefined): RegistrationType {
  return offer?.publishesPaper ? 'author' : 'participant';
}

const filled = z.string().check(z.trim(), z.minLength(1));

const registrationDataSchema = z.object({
  registrationType: z.enum(['author', 'participant']),
  academicCategory: z.enum(academicCategories),
  registrationPackage: z.enum(packageIds),
  price: z.number(),
  title: z.enum(titles),
  firstName: filled,
  lastName: filled,
  email: filled,
  organization: filled,
  position: filled,
  country: filled,
  phone: z.nullish(z.string()),
  id: z.nullish(z.string()),
  userId: z.nullish(z.string()),
  paperId: z.nullish(z.string()),
});

/** Undefined when a required field is missing. */
export function parseRegistrationData(value: unknown): RegistrationData | undefined {
  return registrationDataSchema.safeParse(value).data;
}
