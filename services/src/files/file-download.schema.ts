import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';

export const fileDownloadSchema = z
  .strictObject({ kind: z.literal('file'), fileId: idSchema })
  .meta({ id: 'FileDownload' });
export type FileDownloadRequest = z.output<typeof fileDownloadSchema>;
