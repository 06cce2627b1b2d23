import type { components } from '@plenary/kit/api';
import { fieldTexts as texts } from './texts';

export type ReviewField = components['schemas']['ReviewPaper']['visibleToAuthors'][number];

/** Of the fields that authors see, added ones last. */
export function namesForAuthors(
  visible: readonly ReviewField[],
  added: components['schemas']['ReviewPaper']['fields'],
): string[] {
  const shown = added.filter(({ visibleToAuthors }) => visibleToAuthors);
  return [...visible.map(fieldName), ...shown.map(({ label }) => label)];
}

export function fieldName(field: ReviewField): string {
  switch (field) {
    case 'originality':
    case 'relevance':
    case 'method':
    case 'clarity':
    case 'significance':
      return texts.criterion[field];
    case 'recommendation':
    case 'confidence':
    case 'commentsToAuthors':
    case 'commentsToCommittee':
    case 'concern':
      return texts[field];
  }
}
