import type { EditionDraft } from '../edition-draft.schema.js';
import { bankProblems } from './bank-rules.js';
import { dateProblems } from './date-rules.js';
import { feeProblems } from './fee-rules.js';
import { limitProblems } from './limit-rules.js';
import { listProblems } from './list-rules.js';
import type { Problem } from './problem.js';
import { textProblems } from './text-rules.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** All that keeps an edition from being saved. The schema has checked its shape before. */
export function editionProblems(draft: EditionDraft): Problem[] {
  return [
    ...(SLUG.test(draft.slug) ? [] : [['slug', 'Must be small letters, digits and -'] as Problem]),
    ...(draft.year >= 2000 && draft.year <= 2100
      ? []
      : [['year', 'Must be from 2000 to 2100'] as Problem]),
    ...textProblems(draft),
    ...dateProblems(draft),
    ...feeProblems(draft),
    ...limitProblems(draft),
    ...listProblems(draft),
    ...bankProblems(draft),
  ];
}
