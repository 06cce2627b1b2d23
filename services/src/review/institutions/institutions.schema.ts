import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema, lineSchema, textSchema } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { spreadsheetFormatSchema } from '../../platform/downloads/spreadsheet-format.schema.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../../platform/lists/page.js';

const texts = defineTexts('server.review.institutions.fields', {
  name: 'The name',
  domain: 'The domain',
  domains: 'Enter from 1 to {most, number} domains',
  year: 'Enter a year from {least} to {most}',
  years: 'The last year is before the first',
  file: 'The file',
});

const MOST_DOMAINS = 50;
const YEARS = { least: 1950, most: 2200 };
const named = { least: String(YEARS.least), most: String(YEARS.most) };

/** Null: without a limit. */
const year = z
  .int({ error: () => texts.year(named) })
  .min(YEARS.least, { error: () => texts.year(named) })
  .max(YEARS.most, { error: () => texts.year(named) })
  .nullable()
  .default(null);

export const listedDomainSchema = z
  .strictObject({
    domain: lineSchema(() => texts.domain, { max: 253 }).describe(
      'A domain, or an address of the site.',
    ),
    fromYear: year.describe('From when it belongs to the institution.'),
    untilYear: year.describe('Counts until three years later.'),
  })
  .refine(({ fromYear, untilYear }) => (fromYear ?? 0) <= (untilYear ?? Infinity), {
    error: () => texts.years,
    path: ['untilYear'],
  });
export type ListedDomain = z.output<typeof listedDomainSchema>;

export const institutionNameSchema = lineSchema(() => texts.name);

const fields = {
  name: institutionNameSchema,
  domains: z
    .array(listedDomainSchema)
    .min(1, { error: () => texts.domains({ most: MOST_DOMAINS }) })
    .max(MOST_DOMAINS, { error: () => texts.domains({ most: MOST_DOMAINS }) }),
};

export const newInstitutionSchema = z.strictObject(fields).meta({ id: 'NewInstitution' });
export type NewInstitution = z.output<typeof newInstitutionSchema>;

export const institutionChangeSchema = z
  .strictObject({ ...fields, version: z.int().describe('As it was read.') })
  .meta({ id: 'InstitutionChange' });
export type InstitutionChange = z.output<typeof institutionChangeSchema>;

export const institutionIdSchema = z.strictObject({ id: idSchema });
export type InstitutionId = z.output<typeof institutionIdSchema>;

export const institutionSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    version: z.int(),
    domains: z.array(
      z.object({
        domain: z.string(),
        fromYear: z.int().nullable(),
        untilYear: z.int().nullable(),
        counts: z.boolean().describe('It makes a conflict of interest this year.'),
      }),
    ),
  })
  .meta({ id: 'Institution' });
export type PresentedInstitution = z.output<typeof institutionSchema>;

export const institutionsQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['name', '-name']).default('name'),
});
export type InstitutionsQuery = z.output<typeof institutionsQuerySchema>;

export const institutionsPageSchema = pageSchema(
  institutionSchema,
  z.object({ all: z.int() }),
).meta({ id: 'Institutions' });

export const suggestedDomainsSchema = z
  .object({
    items: z
      .array(z.object({ domain: z.string(), accounts: z.int() }))
      .describe('The most frequent first, at most 50.'),
  })
  .meta({ id: 'SuggestedDomains' });
export type SuggestedDomains = z.output<typeof suggestedDomainsSchema>;

const MOST_CHARACTERS = 200_000;

export const institutionsFileSchema = z
  .strictObject({
    text: textSchema(() => texts.file, { max: MOST_CHARACTERS }).describe(
      'CSV with the columns name and domains.',
    ),
  })
  .meta({ id: 'InstitutionsFile' });
export type InstitutionsFile = z.output<typeof institutionsFileSchema>;

export const IMPORT_EFFECTS = ['new', 'changed', 'unchanged', 'problem'] as const;

export const institutionsPreviewSchema = z
  .object({
    lines: z.array(
      z.object({
        line: z.int(),
        name: z.string(),
        domains: z.array(z.string()),
        effect: z
          .enum(IMPORT_EFFECTS)
          .describe('Of a name that is listed, it replaces the domains.'),
        problem: z.string().nullable(),
      }),
    ),
    counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), problem: z.int() }),
  })
  .meta({ id: 'InstitutionsPreview' });
export type InstitutionsPreview = z.output<typeof institutionsPreviewSchema>;

export const institutionsExportSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('institutions'),
      format: spreadsheetFormatSchema,
      q: searchSchema.optional(),
    })
    .meta({ id: 'InstitutionsExport' }),
);
export type InstitutionsExport = z.output<typeof institutionsExportSchema>;
