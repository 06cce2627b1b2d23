import { messageOf } from '@plenary/kit/api';
import {
  Actions,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  Spinner,
  useArrival,
} from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { reviewerPaths } from '../../paths';
import { isAwaitingReview } from '../../shared/assignment-status';
import { assignmentsQuery } from '../../shared/reviews.api';
import { AssignmentList } from './assignment-list';
import { MetaReviewList } from './meta-review-list';
import { ShepherdingList } from './shepherding-list';
import { texts } from './texts';

export default function AssignmentsPage() {
  const assignments = useQuery(assignmentsQuery());
  const data = useArrival(assignments.data);
  const awaiting = data?.filter(isAwaitingReview).length ?? 0;
  return (
    <Page>
      <PageHeader title={texts.title}>
        {data && data.length > 0 && <p>{texts.awaiting({ count: awaiting })}</p>}
        <Actions>
          <LinkButton look="outlined" to={reviewerPaths.bids.href()}>
            {texts.bids}
          </LinkButton>
          <LinkButton look="outlined" to={reviewerPaths.profile.href()}>
            {texts.profile}
          </LinkButton>
        </Actions>
      </PageHeader>
      {!data && !assignments.isLoadingError && <Spinner label={texts.loading} />}
      {assignments.isLoadingError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(assignments.error, texts.failedHint)}
          onRetry={() => void assignments.refetch()}
        />
      )}
      {data?.length === 0 && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
      {data && data.length > 0 && <AssignmentList assignments={data} />}
      <MetaReviewList />
      <ShepherdingList />
    </Page>
  );
}
