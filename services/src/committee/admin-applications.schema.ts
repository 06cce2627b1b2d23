import * as z from 'zod';
import { pageQuerySchema, pageSchema, searchSchema } from '../common/page.js';
import { spreadsheetFormatSchema } from '../downloads/spreadsheet-format.schema.js';
import {
  letterCountsSchema,
  letterFilters,
  letterHandling,
  letterState,
} from '../letters/letter.schema.js';

/** `q` finds a part of the name, the address, the affiliation or the country. */
export const applicationsQuerySchema = pageQuerySchema.extend(letterFilters);
export type ApplicationsQuery = z.output<typeof applicationsQuerySchema>;
export type ApplicationFilters = Omit<ApplicationsQuery, 'limit' | 'cursor'>;

/** The list's filters and sort, as a body has them. */
export const applicationsExportSchema = z
  .strictObject({
    kind: z.literal('applications'),
    format: spreadsheetFormatSchema,
    ...letterFilters,
    q: searchSchema.optional(),
  })
  .meta({ id: 'ApplicationsExport' });

const applicationRowSchema = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    country: z.string(),
    affiliation: z.string(),
    ...letterState,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminApplicationRow' });
export type ApplicationRow = z.output<typeof applicationRowSchema>;

export const applicationsPageSchema = pageSchema(applicationRowSchema, letterCountsSchema).meta({
  id: 'AdminApplications',
});

export const adminApplicationSchema = applicationRowSchema
  .extend({
    cv: z
      .object({ fileId: z.uuid(), name: z.string(), bytes: z.int() })
      .describe("To be had as a download of the kind 'file'."),
    ...letterHandling,
  })
  .meta({ id: 'AdminApplication' });
export type AdminApplication = z.output<typeof adminApplicationSchema>;
