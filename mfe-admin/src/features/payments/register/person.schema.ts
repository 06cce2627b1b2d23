import { packageById, type Edition } from '@plenary/kit/edition';
import * as z from 'zod/mini';
import type { Person, RegistrationData } from './register.api';
import { texts } from './texts';

export const categories = ['student', 'professional'] as const;
export const titles = ['Dr', 'Prof', 'Mr', 'Mrs', 'Ms'] as const;

const line = (label: string, max = 200) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.required({ field: label })),
      z.maxLength(max, texts.tooLong({ field: label, max })),
    );

/** A required choice; the form holds '' before. */
const choice = <const Values extends readonly string[]>(label: string, values: Values) =>
  z.pipe(z.nullish(z.string()), z.enum(values, texts.required({ field: label })));

/** The fields of the registration form; the server checks them again. */
export function personSchema(edition: Edition, papers: number) {
  const needsPaper = (id: unknown) => packageById(edition, String(id))?.needsAcceptedPaper ?? false;
  return z
    .object({
      academicCategory: choice(texts.category, categories),
      registrationPackage: choice(
        texts.package,
        edition.fees.packages.map(({ id }) => id),
      ),
      paperId: z.string(),
      title: choice(texts.personTitle, titles),
      firstName: line(texts.firstName, 100),
      lastName: line(texts.lastName, 100),
      phone: z
        .string()
        .check(z.trim(), z.maxLength(40, texts.tooLong({ field: texts.phone, max: 40 }))),
      organization: line(texts.organization),
      position: line(texts.position),
      country: line(texts.country, 100),
      extras: z.array(z.string()),
    })
    .check(
      z.refine(
        ({ registrationPackage }) => papers > 0 || !needsPaper(registrationPackage),
        // Reported together with the errors of the other fields.
        { error: texts.noPaper, path: ['registrationPackage'], when: () => true },
      ),
      z.refine(
        ({ registrationPackage, paperId }) =>
          papers < 2 || paperId !== '' || !needsPaper(registrationPackage),
        { error: texts.required({ field: texts.paper }), path: ['paperId'], when: () => true },
      ),
    );
}

export type PersonInput = z.input<ReturnType<typeof personSchema>>;
export type PersonValues = z.output<ReturnType<typeof personSchema>>;

/** What the account holds. */
export function initialValues(person: Person): PersonInput {
  const { title, firstName, lastName, phone, organization, position, country } = person;
  return {
    academicCategory: '',
    registrationPackage: '',
    paperId: '',
    title: titles.some((each) => each === title) ? title : '',
    firstName,
    lastName,
    phone: phone ?? '',
    organization,
    position: position ?? '',
    country: country ?? '',
    extras: [],
  };
}

/** @param price of the package, in dollars, as it is shown */
export function toBody(
  edition: Edition,
  { email }: Person,
  { extras: _redeemed, paperId, phone, ...values }: PersonValues,
  price: number,
): RegistrationData {
  const offer = packageById(edition, values.registrationPackage);
  return {
    ...values,
    email,
    price,
    phone: phone || null,
    registrationType: offer?.publishesPaper ? 'author' : 'participant',
    ...(offer?.needsAcceptedPaper && paperId && { paperId }),
  };
}
