import { ApiError, messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { EmptyState, ErrorState, LinkButton, Page, Spinner, useArrival } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { metaReviewQuery } from '../../shared/meta-reviews.api';
import { MetaReviewView } from './meta-review-view';
import { metaReviewTexts as texts, texts as reviewTexts } from './texts';

export default function MetaReviewPage() {
  const { paperId = '' } = useParams();
  const query = useQuery(metaReviewQuery(paperId));
  const metaReview = useArrival(query.data);
  if (metaReview) return <MetaReviewView key={paperId} metaReview={metaReview} />;
  return (
    <Page>
      {!query.isError && <Spinner label={reviewTexts.loading} />}
      {query.isError && isNotFound(query.error) && <NotFound />}
      {query.isError && !isNotFound(query.error) && (
        <ErrorState
          title={texts.failed}
          message={messageOf(query.error, texts.failedHint)}
          onRetry={() => void query.refetch()}
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
            {reviewTexts.myReviews}
          </LinkButton>
        }
      />
    </>
  );
}
