import * as z from 'zod';
import { optionalLineSchema } from '../../platform/http/fields.schema.js';
import { labels } from '../../platform/i18n/labels.js';

export const phoneNumberSchema = z
  .strictObject({
    phone: optionalLineSchema(() => labels.phone, { max: 40 }),
    /** Name in the list of countries, for numbers without a country code. */
    country: optionalLineSchema(() => labels.country, { max: 100 }).optional(),
  })
  .meta({ id: 'PhoneNumber' });
export type PhoneNumber = z.output<typeof phoneNumberSchema>;

/** Null when the number was not recognised; it can be stored anyway. */
export const recognisedPhoneSchema = z
  .object({ formatted: z.string().nullable() })
  .meta({ id: 'RecognisedPhone' });
