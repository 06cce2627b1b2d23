import * as z from 'zod';
import { idSchema } from '../http/fields.schema.js';

export const uploadIdSchema = z.strictObject({ id: idSchema });
export type UploadId = z.output<typeof uploadIdSchema>;

/** Upload-Metadata of the first request. */
export const announcedSchema = z.strictObject({
  id: idSchema,
  purpose: z.string().max(40),
  subject: idSchema,
  name: z.string().max(1000),
});
