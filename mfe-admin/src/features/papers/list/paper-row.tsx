import { PaperChip, paperState } from '@plenary/kit/states';
import { colours, styled } from '@plenary/kit/ui';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { Ago, Instant } from '../../../shared/details/time';
import { adminPaths } from '../../../paths';
import { OverdueChip } from '../../../shared/overdue-chip';
import { paperNumber, type FoundPart, type PaperRow } from '../papers.api';
import { texts } from '../texts';

export const paperRow: RowShape<PaperRow> = {
  id: ({ id }) => id,
  href: ({ id }) => adminPaths.paper.href({ paperId: id }),
  head: texts.paper,
  sort: { by: 'title', kind: 'text' },
  title: ({ title }) => title,
  note: ({ number, authors, found }) => (
    <>
      {paperNumber(number)} · {authors}
      {found && <Found parts={found} />}
    </>
  ),
  columns: [
    { head: texts.topic, cell: ({ topic }) => topic },
    { head: texts.status, cell: (paper) => <PaperChip state={paperState(paper)} /> },
    {
      head: texts.reviews,
      isNumeric: true,
      cell: ({ reviews }) =>
        texts.reviewsOf({ submitted: reviews.submitted, assigned: reviews.assigned }),
    },
    {
      head: texts.due,
      sort: { by: 'due', kind: 'time' },
      cell: (paper) => <Due paper={paper} />,
    },
    {
      head: texts.submitted,
      sort: { by: 'submittedAt', kind: 'time' },
      isNumeric: true,
      cell: ({ submittedAt }, now) => <Ago at={submittedAt} now={now} />,
    },
  ],
  entry: (paper, now) => ({
    value: paperNumber(paper.number),
    text: (
      <>
        {paper.authors}
        {paper.found && <Found parts={paper.found} />}
      </>
    ),
    age: <Ago at={paper.submittedAt} now={now} />,
    foot: (
      <>
        <PaperChip state={paperState(paper)} />
        {paper.isOverdue && <OverdueChip>{texts.overdue}</OverdueChip>}
        {paper.reviews.assigned > 0 && (
          <span>
            {texts.reviews}:{' '}
            {texts.reviewsOf({
              submitted: paper.reviews.submitted,
              assigned: paper.reviews.assigned,
            })}
          </span>
        )}
      </>
    ),
  }),
};

const FoundText = styled('span')({
  display: 'block',
  marginBlockStart: 4,
  '& mark': { background: colours.warningTint, color: colours.warningText, fontWeight: 700 },
});

/** Where the words of the search are; plain text, which React escapes. */
function Found({ parts }: { parts: FoundPart[] }) {
  return (
    <FoundText dir="auto">
      {parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
    </FoundText>
  );
}

function Due({ paper: { dueAt, isOverdue } }: { paper: PaperRow }) {
  if (dueAt === null) return null;
  return (
    <>
      {isOverdue && <OverdueChip>{texts.overdue}</OverdueChip>} <Instant at={dueAt} />
    </>
  );
}
