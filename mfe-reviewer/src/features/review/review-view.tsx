import { Alert, Page, Stack, styled } from '@plenary/kit/ui';
import type { Review } from '../../reviews.api';
import { AnswerInvitation, DeclineButton } from './answer';
import { PaperAbstract } from './paper-abstract';
import { ReviewForm } from './review-form';
import { ReviewHead } from './review-head';
import { SentReview } from './sent-review';
import { answerTexts as texts } from './texts';
import { Frame, Workspace } from './workspace';

const GiveBack = styled('div')({ paddingBlockEnd: 24 });

/** What there is to do with a review now. */
export function ReviewView({ review }: { review: Review }) {
  const isWork = review.canWrite || (review.status === 'finished' && review.paper !== null);
  if (!isWork) return <WithoutPaper review={review} />;
  return (
    <Frame>
      <ReviewHead review={review} />
      <Workspace review={review}>
        {review.canWrite ? <ReviewForm review={review} /> : <SentReview review={review} />}
        {review.canDecline && (
          <GiveBack>
            <DeclineButton paperId={review.paperId} text={texts.giveBack} />
          </GiveBack>
        )}
      </Workspace>
    </Frame>
  );
}

/** An invitation, or why there is nothing to do. */
function WithoutPaper({ review }: { review: Review }) {
  return (
    <>
      <ReviewHead review={review} />
      <Page>
        <Stack gap={3}>
          {review.canAnswer ? (
            <AnswerInvitation review={review} />
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
