import * as z from 'zod';
import { columnIdsSchema } from '../../platform/downloads/export-columns.js';
import { idSchema, lineSchema } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.identity.preferences', {
  name: 'The name',
  notFound: 'This was deleted meanwhile. Reload the page to see what you have saved.',
  taken: 'You have saved another one under this name. Please choose another name.',
  tooMany: 'You can save at most {max, number} for a list. Delete one first.',
  deleted: 'Deleted.',
});

const columns = z
  .array(z.string().regex(/^[a-zA-Z]{1,30}$/))
  .max(30)
  .nullable()
  .describe('Names of columns; null for the usual ones. Unknown names are ignored by the list.');

const EXPORTED_LISTS = ['papers', 'payments', 'users', 'audit'] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];

const exportColumns = z
  .partialRecord(z.enum(EXPORTED_LISTS), columnIdsSchema)
  .describe('Columns of exports by list; all columns where a list has no entry.');

const savedListSchema = z
  .enum(['papers', ...EXPORTED_LISTS.map((list) => `${list}-export` as const)])
  .describe('A list, or an export, of which columns are kept.');
export type SavedList = z.output<typeof savedListSchema>;

const viewSchema = z.object({
  id: z.uuid(),
  list: savedListSchema,
  name: z.string(),
  search: z
    .string()
    .describe('The query of the list’s address. Of an export: "columns", ids with spaces between.'),
});

export const preferencesSchema = z
  .object({
    hasShortcuts: z.boolean().describe('Keys of a single character act in lists.'),
    paperColumns: columns,
    exportColumns,
    getsAnnouncements: z
      .boolean()
      .describe('By the address of the account: emails of organisers to groups, such as news.'),
    views: z.array(viewSchema.meta({ id: 'SavedView' })),
  })
  .meta({ id: 'Preferences' });
export type PresentedPreferences = z.output<typeof preferencesSchema>;

export const preferencesChangeSchema = z
  .strictObject({
    hasShortcuts: z.boolean().optional(),
    paperColumns: columns.optional(),
    exportColumns: exportColumns.optional(),
    getsAnnouncements: z.boolean().optional(),
  })
  .meta({ id: 'PreferencesChange' });
export type PreferencesChange = z.output<typeof preferencesChangeSchema>;

const name = lineSchema(() => texts.name, { max: 60 });

export const newViewSchema = z
  .strictObject({
    list: savedListSchema,
    name: name.describe('A view of the same name is replaced.'),
    search: z.string().regex(/^[\w=&%.+*~!'()-]{0,8000}$/),
  })
  .meta({ id: 'NewView' });
export type NewView = z.output<typeof newViewSchema>;

export const viewRenamingSchema = z.strictObject({ name }).meta({ id: 'ViewRenaming' });
export type ViewRenaming = z.output<typeof viewRenamingSchema>;

export const viewIdSchema = z.strictObject({ id: idSchema });
export type ViewId = z.output<typeof viewIdSchema>;
