import { Alert, Page, Stack, styled } from '@plenary/kit/ui';
import type { Review } from '../../shared/reviews.api';
import { AuthorResponse } from './author-response';
import { Discussion } from './discussion';
import { DeclineButton, ReviewInvitation } from './review-invitation';
import { PaperAbstract } from './paper-abstract';
import { ReviewForm } from './review-form';
import { ReviewHeader } from './review-header';
import { SubmittedReview } from './submitted-review';
import { responseTexts as texts } from './texts';
import { OwnVersions } from './own-versions';
import { Frame, Workspace } from './workspace';

const Padding = styled('div')({ paddingBlockEnd: 24 });

export function ReviewView({ review }: { review: Review }) {
  const hasWorkspace = review.canWrite || (review.status === 'submitted' && review.paper !== null);
  if (!hasWorkspace) return <WithoutPaper review={review} />;
  return (
    <Frame>
      <ReviewHeader review={review} />
      <Workspace review={review}>
        {review.status === 'submitted' && <AuthorResponse paperId={review.paperId} />}
        {review.canWrite ? (
          <ReviewForm key={review.formVersion} review={review} />
        ) : (
          <SubmittedReview review={review} />
        )}
        {review.status === 'submitted' && <OwnVersions paperId={review.paperId} />}
        {review.status === 'submitted' && <Discussion paperId={review.paperId} />}
        {review.canDecline && (
          <Padding>
            <DeclineButton paperId={review.paperId} label={texts.declineLate} />
          </Padding>
        )}
      </Workspace>
    </Frame>
  );
}

function WithoutPaper({ review }: { review: Review }) {
  return (
    <>
      <ReviewHeader review={review} />
      <Page>
        <Stack gap={3}>
          {review.canAnswer ? (
            <ReviewInvitation review={review} />
          ) : (
            <Alert severity="info">{reasonOf(review)}</Alert>
          )}
          {review.paper && <PaperAbstract review={review} />}
        </Stack>
      </Page>
    </>
  );
}

function reasonOf({ status, paper }: Review): string {
  if (status === 'declined') return texts.declined;
  return paper ? texts.closed : texts.withdrawn;
}
