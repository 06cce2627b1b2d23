import { hasRight, type Permitted, type Right } from '../../platform/http/policy/rights.js';
import type { Section } from '../editions/edition-draft.schema.js';

const MONEY: readonly Right[] = ['fees:write'];
const REVIEWING: readonly Right[] = ['reviewing:write'];
const PUBLISHED_RULES: readonly Right[] = ['reviewing:write', 'site:write'];

/** Who may change a section; all others need site:write. */
const RIGHTS: Partial<Record<Section, readonly Right[]>> = {
  fees: MONEY,
  extras: MONEY,
  reductions: MONEY,
  feeBands: MONEY,
  currency: MONEY,
  bank: MONEY,
  invoicing: MONEY,
  taxes: MONEY,
  overdue: MONEY,
  groups: MONEY,
  referencePrefix: MONEY,
  places: MONEY,
  registration: MONEY,
  registrationQuestions: MONEY,
  limits: REVIEWING,
  reviewForm: REVIEWING,
  reviewFields: REVIEWING,
  tracks: REVIEWING,
  agreement: REVIEWING,
  submissions: REVIEWING,
  bidding: REVIEWING,
  responses: REVIEWING,
  discussion: REVIEWING,
  metaReviews: REVIEWING,
  shepherds: REVIEWING,
  retention: ['edition:write'],
  visaLetters: ['edition:write'],
  dates: PUBLISHED_RULES,
  topics: PUBLISHED_RULES,
  paperLanguages: PUBLISHED_RULES,
  workflow: PUBLISHED_RULES,
  guidelines: PUBLISHED_RULES,
  posterGuidelines: PUBLISHED_RULES,
};

/** One of them is enough. */
function rightsOf(section: Section): readonly Right[] {
  return RIGHTS[section] ?? ['site:write'];
}

export function mayChange(admin: Permitted, section: Section): boolean {
  return rightsOf(section).some((right) => hasRight(admin, right));
}
