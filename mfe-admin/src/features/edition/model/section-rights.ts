import type { Right } from '@plenary/kit/session';

const MONEY: Right[] = ['fees:write'];
const REVIEWING: Right[] = ['reviewing:write'];
const PUBLISHED_RULES: Right[] = ['reviewing:write', 'site:write'];

/** As the server decides by the stored sections; one of the rights is enough for a part of the form. */
const RIGHTS: Record<string, Right[]> = {
  fees: MONEY,
  'fee-bands': MONEY,
  reductions: MONEY,
  bank: MONEY,
  invoicing: MONEY,
  taxes: MONEY,
  overdue: MONEY,
  groups: MONEY,
  places: MONEY,
  questions: MONEY,
  extras: MONEY,
  limits: REVIEWING,
  'review-form': REVIEWING,
  tracks: REVIEWING,
  agreement: REVIEWING,
  opening: [...REVIEWING, ...MONEY],
  dates: PUBLISHED_RULES,
  papers: PUBLISHED_RULES,
  retention: ['edition:write'],
  'visa-letters': ['edition:write'],
};

export const rightsOf = (sectionId: string): Right[] => RIGHTS[sectionId] ?? ['site:write'];
