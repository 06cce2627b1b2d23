import type { RowShape } from '../../list/row-shape';
import { Ago, Instant } from '../../list/when';
import { adminPaths } from '../../paths';
import { OverdueChip, PaperChip } from '../../states/paper-chip';
import type { PaperRow } from './papers.api';
import { texts } from './texts';

export const paperRow: RowShape<PaperRow> = {
  id: ({ id }) => id,
  href: ({ id }) => adminPaths.paper.href({ paperId: id }),
  head: texts.paper,
  sort: { by: 'title', kind: 'text' },
  title: ({ title }) => title,
  note: ({ number, authors }) => `${texts.number(number)} · ${authors}`,
  columns: [
    { head: texts.topic, cell: ({ topic }) => topic },
    { head: texts.status, cell: ({ status }) => <PaperChip status={status} /> },
    {
      head: texts.reviews,
      isNumeric: true,
      cell: ({ reviews }) => texts.reviewsOf(reviews.finished, reviews.assigned),
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
    value: texts.number(paper.number),
    text: paper.authors,
    age: <Ago at={paper.submittedAt} now={now} />,
    foot: (
      <>
        <PaperChip status={paper.status} />
        {paper.isOverdue && <OverdueChip>{texts.overdue}</OverdueChip>}
        {paper.reviews.assigned > 0 && (
          <span>
            {texts.reviews}: {texts.reviewsOf(paper.reviews.finished, paper.reviews.assigned)}
          </span>
        )}
      </>
    ),
  }),
};

/** The promised date, marked when it is over. */
function Due({ paper: { dueAt, isOverdue } }: { paper: PaperRow }) {
  if (dueAt === null) return null;
  return (
    <>
      {isOverdue && <OverdueChip>{texts.overdue}</OverdueChip>} <Instant at={dueAt} />
    </>
  );
}
