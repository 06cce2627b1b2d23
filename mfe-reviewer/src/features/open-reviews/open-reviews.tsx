import { paths } from '@plenary/kit/paths';
import { Actions, Button, Link, LinkButton, Panel, styled, useArrival } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { isAwaitingReview } from '../../shared/assignment-status';
import { Deadline } from '../../shared/deadline';
import { assignmentsQuery, type Assignment } from '../../shared/reviews.api';
import { texts } from './texts';

/** Further papers are on the page of reviews. */
const LISTED = 3;

const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  '& a': { display: 'inline-block', paddingBlock: 4, overflowWrap: 'anywhere' },
  '& p': { fontSize: '0.9375rem' },
});

/** For an author who also reviews: the next papers to review. Nothing without any. */
export default function OpenReviews() {
  const id = useId();
  const query = useQuery(assignmentsQuery());
  // The first to be due comes first.
  const awaiting = useArrival(query.data)?.filter(isAwaitingReview) ?? [];
  if (!query.isLoadingError && awaiting.length === 0) return null;
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      {query.isLoadingError ? (
        <>
          <p role="alert">{texts.failed}</p>
          <Actions>
            <Button look="outlined" onClick={() => void query.refetch()}>
              {texts.again}
            </Button>
          </Actions>
        </>
      ) : (
        <Awaiting assignments={awaiting} />
      )}
    </Panel>
  );
}

function Awaiting({ assignments }: { assignments: Assignment[] }) {
  return (
    <>
      <p>{texts.awaiting({ count: assignments.length })}</p>
      <List role="list">
        {assignments.slice(0, LISTED).map((assignment) => (
          <li key={assignment.id}>
            <Link to={paths.reviewerPaper.href({ paperId: assignment.paperId })}>
              {assignment.paperTitle}
            </Link>
            <p>
              <Deadline assignment={assignment} />
            </p>
          </li>
        ))}
      </List>
      <Actions>
        <LinkButton look="outlined" to={paths.reviewers.href()}>
          {texts.all}
        </LinkButton>
      </Actions>
    </>
  );
}
