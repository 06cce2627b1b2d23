import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';

/** The PDF of a paper, for its reviewer. */
export const reviewPdfSchema = z
  .strictObject({ kind: z.literal('review-pdf'), paperId: idSchema })
  .meta({ id: 'ReviewPdfDownload' });
export type ReviewPdfRequest = z.output<typeof reviewPdfSchema>;
