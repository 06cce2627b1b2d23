import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';

/** A file of one's own paper. */
export const paperDownloadSchema = z
  .strictObject({
    kind: z.literal('paper'),
    versionId: idSchema,
    part: z.enum(['manuscript', 'supplement']),
  })
  .meta({ id: 'PaperDownload' });
export type PaperDownloadRequest = z.output<typeof paperDownloadSchema>;
