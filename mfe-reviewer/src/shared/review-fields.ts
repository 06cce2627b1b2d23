import type { components } from '@plenary/kit/api';
import { fieldTexts as texts } from './texts';

export type ReviewField = components['schemas']['ReviewPaper']['visibleToAuthors'][number];

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
