import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import type { Problem } from './problem.js';

const MOST_MONTHS = 120;

export function retentionProblems({ retention }: EditionDraft): Problem[] {
  return Object.entries(retention).flatMap(([kind, months]) =>
    months === undefined || (months >= 1 && months <= MOST_MONTHS)
      ? []
      : [[`retention.${kind}`, texts.range({ least: '1', most: String(MOST_MONTHS) })] as Problem],
  );
}
