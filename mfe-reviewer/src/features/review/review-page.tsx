import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { EmptyState, ErrorState, LinkButton, Page, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { reviewQuery } from '../../reviews.api';
import { isNotFound } from './is-not-found';
import { ReviewView } from './review-view';
import { texts } from './texts';

/** One paper of a reviewer's own; any other is not found, whether it exists or not. */
export default function ReviewPage() {
  const { paperId = '' } = useParams();
  const review = useQuery(reviewQuery(paperId));
  if (review.data) return <ReviewView key={paperId} review={review.data} />;
  return (
    <Page>
      {review.isPending && <Spinner label={texts.loading} />}
      {review.isError && isNotFound(review.error) && <NotFound />}
      {review.isError && !isNotFound(review.error) && (
        <ErrorState
          title={texts.failed}
          message={messageOf(review.error, texts.failedAnswer)}
          onRetry={() => void review.refetch()}
        />
      )}
    </Page>
  );
}

function NotFound() {
  return (
    <>
      <h1 tabIndex={-1}>{texts.notFound}</h1>
      <EmptyState
        title={texts.notFoundHint}
        action={
          <LinkButton look="outlined" to={paths.reviewers.href()}>
            {texts.all}
          </LinkButton>
        }
      />
    </>
  );
}
