import * as z from 'zod';
import {
  emailSchema,
  idSchema,
  lineSchema,
  optionalLineSchema,
} from '../../platform/http/fields.schema.js';
import { academicCategorySchema, packageIdSchema } from '../../conference/editions/fees.schema.js';
import { labels } from '../../platform/i18n/labels.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.registration.fields', {
  priceNotNumber: 'Price must be a number of dollars',
  titleUnknown: 'Title must be Dr, Prof, Mr, Mrs or Ms',
});

export const registrationTypeSchema = z.enum(['author', 'participant']);

/** Price (dollars), type and user id are compared with the server's values, never stored. */
export const registrationDataSchema = z
  .strictObject({
    registrationType: registrationTypeSchema,
    academicCategory: academicCategorySchema,
    registrationPackage: packageIdSchema,
    price: z.number({ error: () => texts.priceNotNumber }),
    title: z.enum(['Dr', 'Prof', 'Mr', 'Mrs', 'Ms'], { error: () => texts.titleUnknown }),
    firstName: lineSchema(() => labels.firstName, { max: 100 }),
    lastName: lineSchema(() => labels.lastName, { max: 100 }),
    email: emailSchema,
    organization: lineSchema(() => labels.organization),
    position: lineSchema(() => labels.position),
    country: lineSchema(() => labels.country, { max: 100 }),
    phone: optionalLineSchema(() => labels.phone, { max: 40 }).default(null),
    id: idSchema.nullish(),
    userId: idSchema.nullish(),
    paperId: idSchema.nullish().describe('Required with several unregistered accepted papers.'),
  })
  .meta({ id: 'RegistrationData' });
export type RegistrationData = z.output<typeof registrationDataSchema>;

/** Who is registered; the address stays, since it receives the emails. */
export const registrantDetailsSchema = registrationDataSchema
  .pick({
    title: true,
    firstName: true,
    lastName: true,
    organization: true,
    position: true,
    country: true,
    phone: true,
  })
  .meta({ id: 'RegistrantDetails' });
export type RegistrantDetails = z.output<typeof registrantDetailsSchema>;

/** The price is compared, never stored. */
export const packageChoiceSchema = registrationDataSchema
  .pick({ academicCategory: true, registrationPackage: true, price: true, paperId: true })
  .meta({ id: 'PackageChoice' });
export type PackageChoice = z.output<typeof packageChoiceSchema>;
