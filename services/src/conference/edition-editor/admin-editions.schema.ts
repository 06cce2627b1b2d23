import * as z from 'zod';
import { apiErrorSchema } from '../../platform/http/error.schema.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { strictly } from '../../platform/core/strictly.js';
import { publicationSchema } from '../site/publication.schema.js';
import { editionDraftSchema } from '../editions/edition-draft.schema.js';
import { texts } from './edition-editor.texts.js';

const revision = z.int().min(1);
const paths = z.array(z.string()).describe('Dot paths: "hero.lead", "speakers.2.name".');

const saved = z.object({
  revision,
  feeRevision: z.int().describe('The revision of the fee table that belongs to it.'),
  savedAt: z.iso.datetime(),
  savedBy: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('Null for the revision of the installation.'),
});

export const editionListSchema = z
  .object({
    items: z.array(
      saved.extend({
        id: z.string(),
        slug: z.string(),
        year: z.int(),
        name: z.string(),
        isCurrent: z.boolean().describe('The one that visitors see.'),
        toCheck: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'AdminEditions' });

export const adminEditionSchema = saved
  .extend({
    id: z.string(),
    isCurrent: z.boolean(),
    toCheck: z
      .array(z.string())
      .describe('Sections of a copied edition that were not saved since.'),
    document: editionDraftSchema,
    publication: publicationSchema,
  })
  .meta({ id: 'AdminEdition' });
export type AdminEdition = z.output<typeof adminEditionSchema>;

export const editionIdSchema = z.strictObject({ id: idSchema });
export type EditionId = z.output<typeof editionIdSchema>;

export const editionChangeSchema = strictly(editionDraftSchema)
  .partial()
  .extend({ revision: revision.describe('The revision that the change began from.') })
  .refine((body) => Object.keys(body).length > 1, { error: () => texts.noChange })
  .meta({ id: 'EditionChange' });
export type EditionChange = z.output<typeof editionChangeSchema>;

export const editionConflictSchema = apiErrorSchema
  .extend({
    current: adminEditionSchema.describe('The saved edition.'),
    differs: paths.describe('Fields in which the rejected change differs from the saved edition.'),
    changedSince: paths.describe('Fields that others changed since the revision that was read.'),
  })
  .meta({ id: 'EditionConflict' });
export type EditionConflict = z.output<typeof editionConflictSchema>;

export const historyQuerySchema = pageQuerySchema;
export type HistoryQuery = z.output<typeof historyQuerySchema>;

const historyItemSchema = saved.extend({
  fields: paths,
  restoredFrom: z.int().nullable().describe('The revision that this one brought back.'),
});
export type HistoryItem = z.output<typeof historyItemSchema>;

export const historySchema = pageSchema(historyItemSchema, z.object({ all: z.int() })).meta({
  id: 'EditionHistory',
});

export const revisionIdSchema = z.strictObject({
  id: idSchema,
  revision: z.coerce.number().int().min(1),
});
export type RevisionId = z.output<typeof revisionIdSchema>;

const fieldChangeSchema = z.object({
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});

export const editionRevisionSchema = historyItemSchema
  .extend({
    document: editionDraftSchema,
    changes: z.array(fieldChangeSchema).describe('Against the revision before.'),
    sinceThen: z.array(fieldChangeSchema).describe('From this revision to the latest one.'),
  })
  .meta({ id: 'EditionRevision' });
export type EditionRevisionAnswer = z.output<typeof editionRevisionSchema>;

export const restoreSchema = z
  .strictObject({ revision: revision.describe('The latest revision.') })
  .meta({ id: 'EditionRestore' });
export type Restore = z.output<typeof restoreSchema>;

export const makeCurrentSchema = z
  .strictObject({ confirm: z.string().describe('The slug of the edition, typed once more.') })
  .meta({ id: 'EditionMakeCurrent' });
export type MakeCurrent = z.output<typeof makeCurrentSchema>;
