import type { Disagreement } from '../../../shared/dates/disagreements';
import type { AdminEdition } from '../edition.api';
import { completenessOf, type Completeness } from './completeness';
import type { EditionSection } from './fields';

export type Flag = 'unpublished' | 'disagree' | 'check' | 'sample' | 'incomplete';

export interface SectionStatus extends Completeness {
  /** The most urgent of its marks. */
  flag?: Flag;
}

/**
 * @param found the contradictions between dates and switches
 * @param isUnpublished whether the browser keeps input of the section
 */
export function statusOf(
  section: EditionSection,
  { document, toCheck }: Pick<AdminEdition, 'document' | 'toCheck'>,
  found: readonly Disagreement[],
  isUnpublished = false,
): SectionStatus {
  const completeness = completenessOf(section, document);
  const { filled, required, samples } = completeness;
  const marks: [Flag, boolean][] = [
    ['unpublished', isUnpublished],
    ['disagree', section.id === 'opening' && found.length > 0],
    ['check', section.keys.some((key) => toCheck.includes(key))],
    ['sample', samples > 0],
    ['incomplete', filled < required],
  ];
  return { ...completeness, flag: marks.find(([, applies]) => applies)?.[0] };
}
