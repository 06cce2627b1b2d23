import * as z from 'zod';
import { downloadKind } from '../downloads/download-kinds.js';
import { idSchema } from '../http/fields.schema.js';

export const fileDownloadSchema = downloadKind(
  z.strictObject({ kind: z.literal('file'), fileId: idSchema }).meta({ id: 'FileDownload' }),
);
export type FileDownloadRequest = z.output<typeof fileDownloadSchema>;
