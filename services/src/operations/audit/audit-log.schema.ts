import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema, lineSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../../platform/lists/page.js';
import { columnIdsSchema } from '../../platform/downloads/export-columns.js';
import { spreadsheetFormatSchema } from '../../platform/downloads/spreadsheet-format.schema.js';
import { labels } from '../../platform/i18n/labels.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.operations.audit', {
  action: 'Action',
  subjectType: 'Subject type',
});

const filters = {
  sort: z.enum(['-at', 'at']).default('-at'),
  actor: idSchema.optional().describe('Who did it.'),
  action: lineSchema(() => texts.action, { max: 100 }).optional(),
  subjectType: lineSchema(() => texts.subjectType, { max: 100 }).optional(),
  subject: lineSchema(() => labels.subject, { max: 200 })
    .optional()
    .describe("The subject's id."),
  from: z.iso.datetime({ offset: true }).optional().describe('The first moment.'),
  to: z.iso.datetime({ offset: true }).optional().describe('The moment after the last.'),
};

export const auditQuerySchema = pageQuerySchema.extend(filters);
export type AuditQuery = z.output<typeof auditQuerySchema>;
export type AuditFilters = Omit<AuditQuery, 'limit' | 'cursor'>;

export const auditExportSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('audit'),
      format: spreadsheetFormatSchema,
      columns: columnIdsSchema.optional(),
      ...filters,
      q: searchSchema.optional(),
    })
    .meta({ id: 'AuditExport' }),
);
export type AuditExportRequest = z.output<typeof auditExportSchema>;

const auditRowSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z
      .object({ id: z.uuid(), name: z.string().nullable().describe('Null once they are erased.') })
      .nullable()
      .describe('Null for anonymous callers and jobs.'),
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

/** Without counts: the log only grows. */
export const auditPageSchema = pageSchema(auditRowSchema, z.object({})).meta({ id: 'Audit' });

export const auditFiltersSchema = z
  .object({
    actions: z.array(z.string()),
    subjectTypes: z.array(z.string()),
    archivedBefore: z.iso
      .date()
      .nullable()
      .describe(
        'Most entries before this day are in the archive of the operators; null when none are.',
      ),
  })
  .meta({ id: 'AuditFilters' });
export type AuditChoices = z.output<typeof auditFiltersSchema>;
