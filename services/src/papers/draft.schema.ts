import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';
import { PAPER_KINDS } from './paper-kind.js';

// Drafts are saved while somebody types, so nothing is required here: submitting asks for everything.
const line = (label: string, max: number) =>
  z
    .string()
    .max(max, `${label} must be at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, `${label} must be one line of text`);
const text = (label: string, max: number) =>
  z
    .string()
    .max(max, `${label} must be at most ${max} characters`)
    .regex(/^[^\0]*$/, `${label} must be a text`);

export const authorSchema = z
  .strictObject({
    givenName: line('Given name', 100),
    familyName: line('Family name', 100),
    email: line('Email', 254),
    affiliation: line('Affiliation', 200),
    country: line('Country', 100),
    isPresenting: z.boolean(),
    isCorresponding: z.boolean(),
  })
  .meta({ id: 'PaperAuthor' });
export type Author = z.output<typeof authorSchema>;

const kind = z.enum(PAPER_KINDS, 'Please choose a full paper or a poster');

export const newDraftSchema = z.strictObject({ kind }).meta({ id: 'NewDraft' });
export type NewDraft = z.output<typeof newDraftSchema>;

const contentSchema = z.strictObject({
  kind,
  title: line('Title', 300),
  abstract: text('Abstract', 10_000),
  keywords: z.array(line('A keyword', 60)).max(12, 'At most 12 keywords'),
  topic: line('Topic', 200),
  aiUse: text('The statement', 3000),
  isOriginal: z.boolean(),
  authors: z.array(authorSchema).max(40, 'At most 40 authors').describe('In their order.'),
});

export const draftChangesSchema = contentSchema
  .partial()
  .extend({ revision: z.int().describe('Of what was read; another one is refused.') })
  .meta({ id: 'DraftChanges' });
export type DraftChanges = z.output<typeof draftChangesSchema>;

export const paperIdSchema = z.strictObject({ id: idSchema });
export type PaperId = z.output<typeof paperIdSchema>;

export const withdrawalSchema = z
  .strictObject({ reason: text('The reason', 2000).default('') })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.output<typeof withdrawalSchema>;

export const correctionsSchema = z
  .strictObject({ note: text('The note', 5000).default('') })
  .meta({ id: 'Corrections' });
export type Corrections = z.output<typeof correctionsSchema>;
