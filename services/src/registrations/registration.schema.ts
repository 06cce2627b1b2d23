import * as z from 'zod';
import { emailSchema, idSchema, lineSchema, optionalLineSchema } from '../common/fields.schema.js';
import { academicCategorySchema, packageIdSchema } from '../editions/fees.schema.js';

export const registrationTypeSchema = z.enum(['author', 'participant']);

/**
 * What the conference registration form sends. Price, type and the user's id are compared with what
 * the server knows, never used. The price is in dollars.
 */
export const registrationDataSchema = z
  .strictObject({
    registrationType: registrationTypeSchema,
    academicCategory: academicCategorySchema,
    registrationPackage: packageIdSchema,
    price: z.number('Price must be a number of dollars'),
    title: z.enum(['Dr', 'Prof', 'Mr', 'Mrs', 'Ms'], 'Title must be Dr, Prof, Mr, Mrs or Ms'),
    firstName: lineSchema('First name', { max: 100 }),
    lastName: lineSchema('Last name', { max: 100 }),
    email: emailSchema,
    organization: lineSchema('Organization'),
    position: lineSchema('Position'),
    country: lineSchema('Country', { max: 100 }),
    phone: optionalLineSchema('Phone', { max: 40 }).default(null),
    id: idSchema.nullish(),
    userId: idSchema.nullish(),
    paperId: idSchema.nullish().describe('Needed when several accepted papers wait.'),
  })
  .meta({ id: 'RegistrationData' });
export type RegistrationData = z.output<typeof registrationDataSchema>;

/** Another package for a registration that is there. The price is compared, never used. */
export const packageChoiceSchema = registrationDataSchema
  .pick({ academicCategory: true, registrationPackage: true, price: true, paperId: true })
  .meta({ id: 'PackageChoice' });
export type PackageChoice = z.output<typeof packageChoiceSchema>;
