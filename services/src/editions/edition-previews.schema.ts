import * as z from 'zod';
import { strictly } from '../common/strictly.js';
import { editionDraftSchema } from './edition-draft.schema.js';

/** Sections as they would be saved; those that are left out are as they stand now. */
export const previewRequestSchema = strictly(editionDraftSchema)
  .partial()
  .meta({ id: 'EditionPreviewRequest' });
export type PreviewRequest = z.output<typeof previewRequestSchema>;

export const previewSchema = z
  .object({
    url: z
      .string()
      .describe('The home page of the preview, to be opened in a tab; /venue is `<url>/venue`.'),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'EditionPreview' });
export type Preview = z.output<typeof previewSchema>;

const ticket = z.string().regex(/^[\w-]{43}$/, 'This is not a preview');

export const previewTicketSchema = z.strictObject({ ticket });
export type PreviewTicket = z.output<typeof previewTicketSchema>;

export const previewPageSchema = z.strictObject({ ticket, page: z.string().regex(/^[\w-]+$/) });
export type PreviewPage = z.output<typeof previewPageSchema>;
