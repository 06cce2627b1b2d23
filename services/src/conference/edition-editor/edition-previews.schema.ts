import * as z from 'zod';
import { strictly } from '../../platform/core/strictly.js';
import { editionDraftSchema } from '../editions/edition-draft.schema.js';
import { texts } from './edition-editor.texts.js';

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

const ticket = z.string().regex(/^[\w-]{43}$/, { error: () => texts.notAPreview });

export const previewTicketSchema = z.strictObject({ ticket });
export type PreviewTicket = z.output<typeof previewTicketSchema>;

export const previewPageSchema = z.strictObject({ ticket, page: z.string().regex(/^[\w-]+$/) });
export type PreviewPage = z.output<typeof previewPageSchema>;
