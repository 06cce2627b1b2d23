import { paths } from '@plenary/kit/paths';
import { Chip, colours, Link, styled } from '@plenary/kit/ui';
import { AssignmentStatus } from '../../shared/assignment-status';
import { Deadline } from '../../shared/deadline';
import type { Assignment } from '../../shared/reviews.api';
import { texts as sharedTexts } from '../../shared/texts';
import { texts } from './texts';

export const List = styled('ul')({
  listStyle: 'none',
  borderBlockStart: `3px solid ${colours.primary}`,
});

export const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '8px 24px',
  alignItems: 'center',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& a': {
    display: 'inline-block',
    paddingBlock: 4,
    fontSize: '1.0625rem',
    overflowWrap: 'anywhere',
  },
  '& p': { color: colours.muted, fontSize: '0.9375rem' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 9rem 9rem' },
}));

const News = styled('div')({ marginBlockStart: 8 });

const ProgressLabel = styled('label')({
  fontSize: '0.9375rem',
  color: colours.muted,
  '& progress': {
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: 160,
    accentColor: colours.primary,
  },
});

export function AssignmentList({ assignments }: { assignments: Assignment[] }) {
  return (
    <List role="list">
      {assignments.map((assignment) => (
        <AssignmentRow key={assignment.id} assignment={assignment} />
      ))}
    </List>
  );
}

function AssignmentRow({ assignment }: { assignment: Assignment }) {
  const { paperId, paperNumber, paperTitle, paperKind, topic, round, unreadComments } = assignment;
  const facts = [
    paperNumber !== null && texts.paper({ number: paperNumber }),
    sharedTexts.paperKinds[paperKind],
    topic,
    round > 1 && texts.round({ round }),
  ];
  return (
    <Row>
      <div>
        <Link to={paths.reviewerPaper.href({ paperId })}>{paperTitle}</Link>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p>
          <Deadline assignment={assignment} />
        </p>
        {unreadComments > 0 && (
          <News>
            <Chip tone="indigo">{texts.newComments({ count: unreadComments })}</Chip>
          </News>
        )}
      </div>
      <Progress assignment={assignment} />
      <div>
        <AssignmentStatus assignment={assignment} />
      </div>
    </Row>
  );
}

function Progress({ assignment: { status, isOpen, progress } }: { assignment: Assignment }) {
  if (status !== 'accepted' || !isOpen) return <div />;
  const { done, total } = progress;
  return (
    <ProgressLabel>
      {done === 0 ? texts.notStarted : texts.progress({ done, total })}
      <progress max={total} value={done} />
    </ProgressLabel>
  );
}
