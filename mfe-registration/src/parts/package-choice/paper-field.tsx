import { SelectField } from '@plenary/kit/forms';
import type { AcceptedPapers } from '../../papers/accepted-papers.api';
import { texts } from './texts';

/** Which paper is published, asked of those who have several. */
export function PaperField({ papers }: { papers: AcceptedPapers }) {
  const accepted = papers.data?.papers ?? [];
  if (accepted.length < 2) return null;
  return (
    <SelectField
      name="paperId"
      label={texts.paper}
      hint={texts.paperHint}
      placeholder={texts.choosePaper}
      options={accepted.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
