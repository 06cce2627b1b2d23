import * as z from 'zod';
import { editionDocumentSchema } from './edition.schema.js';
import { feeDraftSchema } from './fees.schema.js';

/** An edition as its organisers edit it: the document, and the fees beside it. */
export const editionDraftSchema = editionDocumentSchema
  .extend({ fees: feeDraftSchema })
  .meta({ id: 'EditionDraft' });

export type EditionDraft = z.output<typeof editionDraftSchema>;
export type Section = keyof EditionDraft;
