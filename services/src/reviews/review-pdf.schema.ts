import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';

export const REVIEW_PDFS = ['paper', 'supplement'] as const;
export type ReviewPdf = (typeof REVIEW_PDFS)[number];

/** A PDF of a paper, for its reviewer. */
export const reviewPdfSchema = z
  .strictObject({
    kind: z.literal('review-pdf'),
    paperId: idSchema,
    part: z.enum(REVIEW_PDFS).default('paper'),
  })
  .meta({ id: 'ReviewPdfDownload' });
export type ReviewPdfRequest = z.output<typeof reviewPdfSchema>;
