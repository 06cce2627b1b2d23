import { ApiError, messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { EmptyState, ErrorState, LinkButton, Page, Spinner, useArrival } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { reviewQuery } from '../../shared/reviews.api';
import { ReviewView } from './review-view';
import { texts } from './texts';

export default function ReviewPage() {
  const { paperId = '' } = useParams();
  const review = useQuery(reviewQuery(paperId));
  const data = useArrival(review.data);
  if (data) return <ReviewView key={paperId} review={data} />;
  return (
    <Page>
      {!review.isError && <Spinner label={texts.loading} />}
      {review.isError && isNotFound(review.error) && <NotFound />}
      {review.isError && !isNotFound(review.error) && (
        <ErrorState
          title={texts.failed}
          message={messageOf(review.error, texts.failedHint)}
          onRetry={() => void review.refetch()}
        />
      )}
    </Page>
  );
}

/** An unassigned paper (404) and a malformed id (400) look the same to the reader. */
function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function NotFound() {
  return (
    <>
      <h1 tabIndex={-1}>{texts.notFound}</h1>
      <EmptyState
        title={texts.notFoundHint}
        action={
          <LinkButton look="outlined" to={paths.reviewers.href()}>
            {texts.myReviews}
          </LinkButton>
        }
      />
    </>
  );
}
