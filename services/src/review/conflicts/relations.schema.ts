import * as z from 'zod';
import { emailSchema, idSchema, lineSchema } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { RELATION_KINDS } from './reviewer-relation.entity.js';

const texts = defineTexts('server.review.relations.fields', {
  domain: 'The web domain',
  year: 'Enter a year from {least} to {most}',
});

const YEARS = { least: 1950, most: 2200 };
const year = z
  .int({ error: () => texts.year(named) })
  .min(YEARS.least, { error: () => texts.year(named) })
  .max(YEARS.most, { error: () => texts.year(named) });
const named = { least: String(YEARS.least), most: String(YEARS.most) };

const untilYear = year.nullable().describe('Null: still.');

export const newRelationSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('collaborator'), value: emailSchema, untilYear }),
    z.strictObject({ kind: z.enum(['advisor', 'personal']), value: emailSchema }),
    z.strictObject({
      kind: z.literal('institution'),
      value: lineSchema(() => texts.domain, { max: 253 }).describe(
        'A domain, or an address of the site.',
      ),
      untilYear,
    }),
  ])
  .meta({ id: 'NewRelation' });
export type NewRelation = z.output<typeof newRelationSchema>;

export const relationIdSchema = z.strictObject({ id: idSchema });
export type RelationId = z.output<typeof relationIdSchema>;

export const relationsSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(RELATION_KINDS),
        value: z.string().describe('An email address, or the domain of an institution.'),
        untilYear: z.int().nullable(),
        counts: z
          .boolean()
          .describe('Collaborations and affiliations count until three years after they ended.'),
      }),
    ),
  })
  .meta({ id: 'ReviewerRelations' });
export type Relations = z.output<typeof relationsSchema>;
