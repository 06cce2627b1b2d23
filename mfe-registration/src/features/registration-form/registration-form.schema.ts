import * as z from 'zod/mini';
import {
  academicCategories,
  registrationTypeOf,
  titles,
} from '../../registration/registration-data';
import { texts } from './texts';

const packageIds = [
  'physical_publication',
  'physical_presentation_only',
  'virtual_publication',
  'virtual_presentation_only',
] as const;

const line = (label: string, max = 200) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.required(label)),
      z.maxLength(max, texts.tooLong(label, max)),
    );

/** One of a list; the form holds '' or nothing until it is chosen. */
const choice = <const T extends readonly string[]>(label: string, values: T) =>
  z.pipe(z.nullish(z.string()), z.enum(values, texts.required(label)));

/** The form's fields. Who has several accepted papers says which one a publication is for. */
export function registrationFormSchema(acceptedPapers: number) {
  const fields = z.object({
    academicCategory: choice(texts.category, academicCategories),
    registrationPackage: choice(texts.package, packageIds),
    paperId: z.string(),
    title: choice(texts.personTitle, titles),
    firstName: line(texts.firstName, 100),
    lastName: line(texts.lastName, 100),
    email: line(texts.email, 254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, texts.invalidEmail)),
    phone: z.string().check(z.trim(), z.maxLength(40, texts.tooLong(texts.phone, 40))),
    organization: line(texts.organization),
    position: line(texts.position),
    country: line(texts.country, 100),
  });
  return fields.check(
    z.refine(
      ({ registrationPackage, paperId }) =>
        registrationTypeOf(registrationPackage ?? '') !== 'author' ||
        acceptedPapers < 2 ||
        paperId !== '',
      // Reported together with what is wrong in the other fields.
      { error: texts.required(texts.paper), path: ['paperId'], when: () => true },
    ),
  );
}

export type RegistrationFormInput = z.input<ReturnType<typeof registrationFormSchema>>;
export type RegistrationFormValues = z.output<ReturnType<typeof registrationFormSchema>>;
