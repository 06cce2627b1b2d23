import { messageOf } from '@plenary/kit/api';
import { EmptyState, ErrorState, Page, PageHeader, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { assignmentsQuery } from '../../reviews.api';
import { AssignmentList } from './assignment-list';
import { texts } from './texts';

/** The papers that a reviewer was asked about. */
export default function AssignmentsPage() {
  const assignments = useQuery(assignmentsQuery);
  return (
    <Page>
      <PageHeader title={texts.title} />
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
