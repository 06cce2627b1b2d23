import { formatInstant } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { colours, Link, styled } from '@plenary/kit/ui';
import { AssignmentState, kinds } from '../../assignment-state';
import type { Assignment } from '../../reviews.api';
import { texts } from './texts';

const List = styled('ul')({ listStyle: 'none', borderBlockStart: '3px solid #1a237e' });

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '8px 24px',
  alignItems: 'center',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& a': { fontSize: '1.0625rem', overflowWrap: 'anywhere' },
  '& p': { color: colours.muted, fontSize: '0.9375rem' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 9rem' },
}));

/** A line for each paper: its title leads to it. Authors are never named. */
export function AssignmentList({ assignments }: { assignments: Assignment[] }) {
  return (
    <List role="list">
      {assignments.map(({ id, paperId, paperTitle, paperKind, dueAt, status }) => (
        <Row key={id}>
          <div>
            <Link to={paths.reviewerPaper.href({ paperId })}>{paperTitle}</Link>
            <p>
              {kinds[paperKind]}, {texts.due} <time dateTime={dueAt}>{formatInstant(dueAt)}</time>
            </p>
          </div>
          <div>
            <AssignmentState status={status} />
          </div>
        </Row>
      ))}
    </List>
  );
}
