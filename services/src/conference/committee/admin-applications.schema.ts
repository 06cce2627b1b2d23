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

export const applicationsQuerySchema = pageQuerySchema.extend(inboxFilters);
export type ApplicationsQuery = z.output<typeof applicationsQuerySchema>;
export type ApplicationFilters = Omit<ApplicationsQuery, 'limit' | 'cursor'>;

export const applicationsExportSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('applications'),
      format: spreadsheetFormatSchema,
      ...inboxFilters,
      q: searchSchema.optional(),
    })
    .meta({ id: 'ApplicationsExport' }),
);

const applicationRowSchema = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    country: z.string(),
    affiliation: z.string(),
    ...inboxState,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminApplicationRow' });
export type ApplicationRow = z.output<typeof applicationRowSchema>;

export const applicationsPageSchema = pageSchema(applicationRowSchema, inboxCountsSchema).meta({
  id: 'AdminApplications',
});

export const adminApplicationSchema = applicationRowSchema
  .extend({
    cv: z
      .object({ fileId: z.uuid(), name: z.string(), bytes: z.int() })
      .describe("To be had as a download of the kind 'file'."),
    ...inboxHandling,
  })
  .meta({ id: 'AdminApplication' });
export type AdminApplication = z.output<typeof adminApplicationSchema>;
