import * as z from 'zod';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.review.tags.fields', {
  tag: 'A tag has up to {max, number} letters, digits, spaces, hyphens or underscores',
});

const MAX_CHARACTERS = 30;
const error = () => texts.tag({ max: MAX_CHARACTERS });

/** In lower case, as it is shown. */
export const tagSchema = z
  .string({ error })
  .trim()
  .toLowerCase()
  .max(MAX_CHARACTERS, { error })
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*(?: [\p{L}\p{M}\p{N}_-]+)*$/u, { error });

export const paperTagsSchema = z
  .object({
    items: z.array(z.object({ tag: z.string(), papers: z.int() })),
  })
  .meta({ id: 'PaperTags' });
export type UsedTags = z.output<typeof paperTagsSchema>;
