import { VisuallyHidden } from '@plenary/kit/ui';
import { diffWordsWithSpace, type ChangeObject } from 'diff';
import { texts } from './texts';

/** In milliseconds; texts that differ nearly everywhere are shown as a whole. */
const LONGEST_WAIT = 300;

/** A text with the words that were removed and added; each change is announced in words. */
export default function WordDifference({ before, after }: { before: string; after: string }) {
  return partsOf(before, after).map(({ value, added, removed }, index) => {
    if (!added && !removed) return <span key={index}>{value}</span>;
    const Part = added ? 'ins' : 'del';
    return (
      <Part key={index}>
        <VisuallyHidden>{added ? texts.added : texts.removed} </VisuallyHidden>
        {value}
        <VisuallyHidden> {texts.endOfChange}</VisuallyHidden>
      </Part>
    );
  });
}

function partsOf(before: string, after: string): ChangeObject<string>[] {
  const parts = diffWordsWithSpace(before, after, { timeout: LONGEST_WAIT });
  if (parts) return parts;
  return [
    { value: before, added: false, removed: true, count: 1 },
    { value: after, added: true, removed: false, count: 1 },
  ];
}
