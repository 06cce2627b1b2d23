import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import type { Problem } from './problem.js';

const LEAST_WORDS = 50;
const MOST_WORDS = 5000;

export function responseProblems({ responses }: EditionDraft): Problem[] {
  const { opensAt, closesAt, wordLimit } = responses;
  const problems: Problem[] = [];
  if (opensAt !== undefined && closesAt !== undefined && closesAt <= opensAt)
    problems.push(['responses.closesAt', texts.end]);
  if (wordLimit < LEAST_WORDS || wordLimit > MOST_WORDS) {
    const range = { least: String(LEAST_WORDS), most: String(MOST_WORDS) };
    problems.push(['responses.wordLimit', texts.range(range)]);
  }
  return problems;
}
