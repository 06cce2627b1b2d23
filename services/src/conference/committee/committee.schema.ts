import * as z from 'zod';
import { countries } from '../../platform/core/countries.gen.js';
import { emailSchema, lineSchema } from '../../platform/http/fields.schema.js';
import { texts } from './committee.texts.js';
import { labels } from '../../platform/i18n/labels.js';

const isCountry = (name: string) => countries.includes(name);

export const applicationSchema = z.strictObject({
  firstName: lineSchema(() => labels.firstName, { max: 100 }),
  lastName: lineSchema(() => labels.lastName, { max: 100 }),
  email: emailSchema,
  country: lineSchema(() => labels.country).refine(isCountry, {
    error: () => texts.countryUnknown,
  }),
  affiliation: lineSchema(() => labels.affiliation),
});
export type Application = z.output<typeof applicationSchema>;

export const applicationAnswerSchema = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'ApplicationAnswer' });
export type ApplicationAnswer = z.output<typeof applicationAnswerSchema>;
