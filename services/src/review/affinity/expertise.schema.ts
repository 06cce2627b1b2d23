import * as z from 'zod';
import { lineSchema, textSchema } from '../../platform/http/fields.schema.js';
import { multiLine } from '../../platform/http/multi-line.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.review.affinity.fields', {
  keyword: 'A keyword',
  title: 'A title',
  publications: 'The publications',
  tooManyKeywords: 'At most {max, number} keywords',
  tooManyPublications: 'At most {max, number} publications',
});

const MAX_KEYWORDS = 50;
export const MAX_PUBLICATIONS = 100;
export const MAX_TITLE = 500;
export const MAX_ABSTRACT = 5000;
const MAX_PASTED = 200_000;

const publication = z.strictObject({
  title: lineSchema(() => texts.title, { max: MAX_TITLE }),
  abstract: multiLine(z.string().trim().max(MAX_ABSTRACT)).describe('May be empty.'),
});

export const expertiseSchema = z
  .strictObject({
    keywords: z
      .array(lineSchema(() => texts.keyword, { max: 100 }))
      .max(MAX_KEYWORDS, { error: () => texts.tooManyKeywords({ max: MAX_KEYWORDS }) }),
    publications: z
      .array(publication)
      .max(MAX_PUBLICATIONS, { error: () => texts.tooManyPublications({ max: MAX_PUBLICATIONS }) }),
    version: z.int().min(0).describe('The version that was read; any other returns 409.'),
  })
  .meta({ id: 'ReviewerExpertise' });
export type Expertise = z.output<typeof expertiseSchema>;

export const pastedSchema = z
  .strictObject({ text: textSchema(() => texts.publications, { max: MAX_PASTED }) })
  .meta({ id: 'PastedPublications' });
export type Pasted = z.output<typeof pastedSchema>;

export const readPublicationsSchema = z
  .object({
    publications: z.array(publication),
    skipped: z.int().describe('Entries without a title, or beyond the limit.'),
  })
  .meta({ id: 'ReadPublications' });
export type ReadPublications = z.output<typeof readPublicationsSchema>;
