import * as z from 'zod';
import { editionDocumentSchema } from './edition.schema.js';
import { feeDraftSchema } from './fees.schema.js';

export const editionDraftSchema = editionDocumentSchema
  .extend({ fees: feeDraftSchema })
  .meta({ id: 'EditionDraft' });

export type EditionDraft = z.output<typeof editionDraftSchema>;
export type Section = keyof EditionDraft;
