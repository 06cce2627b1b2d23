import type { EditionDraft } from '../edition-draft.schema.js';
import { accountProblems } from './account-rules.js';
import { bankProblems } from './bank-rules.js';
import { dateProblems } from './date-rules.js';
import { feeBandProblems } from './fee-band-rules.js';
import { feeProblems } from './fee-rules.js';
import { graceProblems } from './grace-rules.js';
import { offerProblems } from './offer-rules.js';
import { limitProblems } from './limit-rules.js';
import { listProblems } from './list-rules.js';
import { placeProblems } from './place-rules.js';
import { responseProblems } from './response-rules.js';
import { reviewFieldProblems } from './review-field-rules.js';
import { retentionProblems } from './retention-rules.js';
import { scheduleProblems } from './schedule-rules.js';
import { taxProblems } from './tax-rules.js';
import { texts } from '../edition.texts.js';
import type { Problem } from './problem.js';
import { textProblems } from './text-rules.js';
import { trackProblems } from './track-rules.js';
import { visaProblems } from './visa-rules.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function editionProblems(draft: EditionDraft): Problem[] {
  return [
    ...(SLUG.test(draft.slug) ? [] : [['slug', texts.slug] as Problem]),
    ...(draft.year >= 2000 && draft.year <= 2100
      ? []
      : [['year', texts.range({ least: '2000', most: '2100' })] as Problem]),
    ...textProblems(draft),
    ...dateProblems(draft),
    ...scheduleProblems(draft),
    ...feeProblems(draft),
    ...feeBandProblems(draft),
    ...graceProblems(draft),
    ...limitProblems(draft),
    ...placeProblems(draft),
    ...responseProblems(draft),
    ...reviewFieldProblems(draft),
    ...trackProblems(draft),
    ...retentionProblems(draft),
    ...visaProblems(draft),
    ...taxProblems(draft),
    ...offerProblems(draft),
    ...listProblems(draft),
    ...bankProblems(draft),
    ...accountProblems(draft),
  ];
}
