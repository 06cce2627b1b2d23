import * as z from 'zod';
import { apiErrorSchema } from '../common/error.schema.js';
import { idSchema } from '../common/fields.schema.js';
import { pageQuerySchema, pageSchema } from '../common/page.js';
import { strictly } from '../common/strictly.js';
import { publicationSchema } from '../site/publication.schema.js';
import { editionDraftSchema } from './edition-draft.schema.js';

const revision = z.int().min(1);
const paths = z.array(z.string()).describe('Dot paths: "hero.lead", "speakers.2.name".');

const saved = z.object({
  revision,
  feeRevision: z.int().describe('The revision of the fee table that belongs to it.'),
  savedAt: z.iso.datetime(),
  savedBy: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('Null for what came with the installation.'),
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

/** One or more sections, each whole, and the revision that they were read at. */
export const editionChangeSchema = strictly(editionDraftSchema)
  .partial()
  .extend({ revision: revision.describe('The revision that the change began from.') })
  .refine((body) => Object.keys(body).length > 1, 'Nothing is to be saved')
  .meta({ id: 'EditionChange' });
export type EditionChange = z.output<typeof editionChangeSchema>;

export const editionConflictSchema = apiErrorSchema
  .extend({
    current: adminEditionSchema.describe('What stands now.'),
    differs: paths.describe('What the refused change says otherwise than what stands now.'),
    changedSince: paths.describe('What others changed since the revision that was read.'),
  })
  .meta({ id: 'EditionConflict' });
export type EditionConflict = z.output<typeof editionConflictSchema>;

export const historyQuerySchema = pageQuerySchema.pick({ limit: true, cursor: true });
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
    sinceThen: z.array(fieldChangeSchema).describe('From this revision to what stands now.'),
  })
  .meta({ id: 'EditionRevision' });
export type EditionRevisionAnswer = z.output<typeof editionRevisionSchema>;

export const restoreSchema = z
  .strictObject({ revision: revision.describe('The revision that stands now.') })
  .meta({ id: 'EditionRestore' });
export type Restore = z.output<typeof restoreSchema>;

export const makeCurrentSchema = z
  .strictObject({ confirm: z.string().describe('The slug of the edition, typed once more.') })
  .meta({ id: 'EditionMakeCurrent' });
export type MakeCurrent = z.output<typeof makeCurrentSchema>;
