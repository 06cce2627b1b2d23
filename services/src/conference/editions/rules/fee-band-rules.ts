import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import { INCOME_GROUPS } from '../income-groups.js';
import type { Problem } from './problem.js';

/** A share of nothing would be a waiver, which finance grants. */
export function feeBandProblems({ feeBands: { shares } }: EditionDraft): Problem[] {
  return INCOME_GROUPS.filter((group) => shares[group] < 1 || shares[group] > 100).map(
    (group): Problem => [`feeBands.shares.${group}`, texts.share],
  );
}
