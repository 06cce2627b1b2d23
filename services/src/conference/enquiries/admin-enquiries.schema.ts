import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../../platform/lists/page.js';
import { spreadsheetFormatSchema } from '../../platform/downloads/spreadsheet-format.schema.js';
import {
  inboxCountsSchema,
  inboxFilters,
  inboxHandling,
  inboxState,
} from '../inbox/inbox.schema.js';
import { CONTACT_CATEGORIES } from './contact-categories.js';

const category = z.enum(CONTACT_CATEGORIES);
const filters = { ...inboxFilters, category: category.optional() };

export const enquiriesQuerySchema = pageQuerySchema.extend(filters);
export type EnquiriesQuery = z.output<typeof enquiriesQuerySchema>;
export type EnquiryFilters = Omit<EnquiriesQuery, 'limit' | 'cursor'>;

export const enquiriesExportSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('enquiries'),
      format: spreadsheetFormatSchema,
      ...filters,
      q: searchSchema.optional(),
    })
    .meta({ id: 'EnquiriesExport' }),
);

const enquiryRowSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    category,
    ...inboxState,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminEnquiryRow' });
export type EnquiryRow = z.output<typeof enquiryRowSchema>;

export const enquiriesPageSchema = pageSchema(enquiryRowSchema, inboxCountsSchema).meta({
  id: 'AdminEnquiries',
});

export const adminEnquirySchema = enquiryRowSchema
  .extend({
    message: z.string(),
    ...inboxHandling,
  })
  .meta({ id: 'AdminEnquiry' });
export type AdminEnquiry = z.output<typeof adminEnquirySchema>;
