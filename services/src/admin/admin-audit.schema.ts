import * as z from 'zod';
import { idSchema, lineSchema } from '../common/fields.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../common/page.js';
import { spreadsheetFormatSchema } from '../downloads/spreadsheet-format.schema.js';

const filters = {
  sort: z.enum(['-at', 'at']).default('-at'),
  actor: idSchema.optional().describe('Who did it.'),
  action: lineSchema('Action', { max: 100 }).optional(),
  subjectType: lineSchema('Subject type', { max: 100 }).optional(),
  subject: lineSchema('Subject', { max: 200 }).optional().describe("The subject's id."),
  from: z.iso.datetime({ offset: true }).optional().describe('The first moment.'),
  to: z.iso.datetime({ offset: true }).optional().describe('The moment after the last.'),
};

/** `q` finds who did it, by name, e-mail and organization. */
export const auditQuerySchema = pageQuerySchema.extend(filters);
export type AuditQuery = z.output<typeof auditQuerySchema>;
export type AuditFilters = Omit<AuditQuery, 'limit' | 'cursor'>;

/** The list's filters and sort, as a body has them. */
export const auditExportSchema = z
  .strictObject({
    kind: z.literal('audit'),
    format: spreadsheetFormatSchema,
    ...filters,
    q: searchSchema.optional(),
  })
  .meta({ id: 'AuditExport' });

const auditRowSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z
      .object({ id: z.uuid(), name: z.string().nullable().describe('Null once they are erased.') })
      .nullable()
      .describe('Null for what nobody signed in did.'),
    action: z.string(),
    subject: z.object({
      type: z.string(),
      id: z.string(),
      name: z.string().nullable().describe('As people call it, where it has a name.'),
    }),
    fields: z.array(z.string()).describe('What changed; never the values.'),
    before: z.string().nullable(),
    after: z.string().nullable(),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditRow' });
export type AuditRow = z.output<typeof auditRowSchema>;

/** The audit is not counted: it only grows. */
export const auditPageSchema = pageSchema(auditRowSchema, z.object({})).meta({ id: 'Audit' });

/** What there is to filter by. */
export const auditFiltersSchema = z
  .object({ actions: z.array(z.string()), subjectTypes: z.array(z.string()) })
  .meta({ id: 'AuditFilters' });
