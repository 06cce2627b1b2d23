import * as z from 'zod';
import { downloadKind } from '../../../platform/downloads/download-kinds.js';
import { spreadsheetFormatSchema } from '../../../platform/downloads/spreadsheet-format.schema.js';
import { holdSchema } from '../../../platform/holds/holds.schema.js';
import { emailSchema } from '../../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema } from '../../../platform/lists/page.js';
import { GROUP_STATES } from '../../groups/group-joins.js';
import { groupDetails, groupFacts, newGroupSchema } from './groups.schema.js';

const payer = z
  .object({ id: z.uuid(), name: z.string(), email: z.string() })
  .describe('The account that pays.');

const state = z.enum(GROUP_STATES);

export const groupsQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['createdAt', '-createdAt']).default('-createdAt'),
  state: state.optional(),
});

export type GroupsQuery = z.output<typeof groupsQuerySchema>;

const groupRowSchema = z.object({ ...groupFacts, payer }).meta({ id: 'AdminGroupRow' });

export type GroupRow = z.output<typeof groupRowSchema>;

const groupCountsSchema = z.object({ all: z.int(), open: z.int(), full: z.int(), closed: z.int() });

export type GroupCounts = z.output<typeof groupCountsSchema>;

export const groupsPageSchema = pageSchema(groupRowSchema, groupCountsSchema).meta({
  id: 'AdminGroups',
});

export const adminGroupSchema = z
  .object({
    ...groupDetails,
    payer,
    openedBy: z
      .string()
      .nullable()
      .describe('The organiser who opened it for the payer; null where the payer did.'),
    hold: holdSchema.nullable().describe('Of its invoice.'),
    heldRemovals: z.array(z.uuid()).describe('Payments of members whose removal is on hold.'),
  })
  .meta({ id: 'AdminGroup' });

export type AdminGroup = z.output<typeof adminGroupSchema>;

export const newGroupForPayerSchema = newGroupSchema
  .extend({ payerEmail: emailSchema.describe('Of an account that has confirmed it.') })
  .meta({ id: 'NewGroupForPayer' });

export type NewGroupForPayer = z.output<typeof newGroupForPayerSchema>;

export const groupsExportSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('groups'),
      format: spreadsheetFormatSchema,
      q: groupsQuerySchema.shape.q,
      state: state.optional(),
    })
    .meta({ id: 'GroupsExport' }),
);

export type GroupsExportRequest = z.output<typeof groupsExportSchema>;
