import { messageOf } from '@plenary/kit/api';
import { EmptyState, ErrorState, LinkButton, Page, PageHeader, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { reviewerPaths } from '../../paths';
import { assignmentsQuery, type Assignment } from '../../reviews.api';
import { AssignmentList } from './assignment-list';
import { texts } from './texts';

/** The papers that a reviewer was asked about. */
export default function AssignmentsPage() {
  const assignments = useQuery(assignmentsQuery);
  const waiting = assignments.data?.filter(isWaiting).length ?? 0;
  return (
    <Page>
      <PageHeader title={texts.title}>
        {assignments.data && assignments.data.length > 0 && (
          <p>{waiting === 0 ? texts.allDone : texts.waiting(waiting)}</p>
        )}
        <div>
          <LinkButton look="outlined" to={reviewerPaths.profile.href()}>
            {texts.profile}
          </LinkButton>
        </div>
      </PageHeader>
      {assignments.isPending && <Spinner label={texts.loading} />}
      {assignments.isLoadingError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(assignments.error, texts.failedAnswer)}
          onRetry={() => void assignments.refetch()}
        />
      )}
      {assignments.data?.length === 0 && (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      )}
      {assignments.data && assignments.data.length > 0 && (
        <AssignmentList assignments={assignments.data} />
      )}
    </Page>
  );
}

function isWaiting({ isOpen, status }: Assignment): boolean {
  return isOpen && (status === 'invited' || status === 'accepted');
}
