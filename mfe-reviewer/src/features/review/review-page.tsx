import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { EmptyState, ErrorState, LinkButton, Page, PageHeader, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { assignmentsQuery } from '../../reviews.api';
import { AssignmentFacts } from './assignment-facts';
import { texts } from './texts';

/** One paper of a reviewer's own; any other is not found, whether it exists or not. */
export default function ReviewPage() {
  const { paperId } = useParams();
  const assignments = useQuery(assignmentsQuery);
  const assignment = assignments.data?.find((each) => each.paperId === paperId);
  return (
    <Page>
      <PageHeader
        title={texts.title}
        trail={[{ label: texts.all, to: paths.reviewers.href() }, { label: texts.title }]}
      />
      {assignments.isPending && <Spinner label={texts.loading} />}
      {assignments.isLoadingError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(assignments.error, texts.failedAnswer)}
          onRetry={() => void assignments.refetch()}
        />
      )}
      {assignments.data && !assignment && <NotFound />}
      {assignment && <AssignmentFacts assignment={assignment} />}
    </Page>
  );
}

function NotFound() {
  return (
    <EmptyState
      title={texts.notFound}
      action={
        <LinkButton look="outlined" to={paths.reviewers.href()}>
          {texts.all}
        </LinkButton>
      }
    >
      {texts.notFoundHint}
    </EmptyState>
  );
}
