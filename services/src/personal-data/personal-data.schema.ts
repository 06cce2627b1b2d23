import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';

/** All that the product knows about whoever asks, as JSON. */
export const myDataSchema = z.strictObject({ kind: z.literal('my-data') });

/** The same about somebody, for admins. */
export const personDataSchema = z.strictObject({
  kind: z.literal('person-data'),
  userId: idSchema,
});
