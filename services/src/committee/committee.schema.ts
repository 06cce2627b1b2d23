import * as z from 'zod';
import { countries } from '../common/countries.gen.js';
import { emailSchema, lineSchema } from '../common/fields.schema.js';

const isCountry = (name: string) => countries.includes(name);

/** The text fields of an application; the CV is the form's file. */
export const applicationSchema = z.strictObject({
  firstName: lineSchema('First name', { max: 100 }),
  lastName: lineSchema('Last name', { max: 100 }),
  email: emailSchema,
  country: lineSchema('Country').refine(isCountry, 'Please choose a country of the list'),
  affiliation: lineSchema('Affiliation'),
});
export type Application = z.output<typeof applicationSchema>;

export const applicationAnswerSchema = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'ApplicationAnswer' });
export type ApplicationAnswer = z.output<typeof applicationAnswerSchema>;
