import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema } from '../../platform/http/fields.schema.js';

export const myDataSchema = downloadKind(z.strictObject({ kind: z.literal('my-data') }));

export const personDataSchema = downloadKind(
  z.strictObject({ kind: z.literal('person-data'), userId: idSchema }),
);
