import { ReviewVersions } from '@plenary/kit/review-versions';
import { Chip } from '@plenary/kit/ui';
import { Instant } from '../../../shared/details/time';
import { Block } from '../../../shared/page/columns';
import type { PaperActionProps } from '../paper.api';
import { texts } from '../texts';
import { Comments } from './comments';
import { PaperResponse } from './paper-response';
import { ReviewRating } from './review-rating';
import { ReviewRequests } from './review-requests';
import { ScoreTable } from './score-table';

export function PaperReviews(props: PaperActionProps) {
  const { paper } = props;
  const rounds = [...new Set(paper.reviewList.map(({ round }) => round))];
  const earlier = rounds.filter((round) => round !== paper.round);
  return (
    <>
      <Block>
        <h2>{texts.reviews}</h2>
        {[paper.reviewList, paper.invitations, paper.heldRequests].flat().length === 0 && (
          <p>{texts.noReviews}</p>
        )}
        <Round {...props} round={paper.round} />
        <ReviewRequests {...props} />
      </Block>
      {earlier.map((round) => (
        <Block key={round}>
          <details>
            <summary>{texts.round({ round })}</summary>
            <Round {...props} round={round} />
          </details>
        </Block>
      ))}
    </>
  );
}

function Round({ round: wanted, ...props }: PaperActionProps & { round: number }) {
  const { paper } = props;
  const reviews = paper.reviewList.filter(
    ({ round, status }) => round === wanted && status === 'submitted',
  );
  const response = paper.responses.find(({ round }) => round === wanted);
  if (reviews.length === 0) return null;
  return (
    <>
      <ScoreTable reviews={reviews} />
      <h3>{texts.toAuthors}</h3>
      <Comments>
        {reviews.map((review) => (
          <article key={review.id} aria-label={texts.reviewer({ alias: review.alias })}>
            <h4>
              {texts.reviewHead({ alias: review.alias, name: review.reviewer.name })}{' '}
              {review.submittedAt && (
                <small>
                  <Instant at={review.submittedAt} />
                </small>
              )}
            </h4>
            <p dir="auto">{review.commentsToAuthors}</p>
            <ForCommittee label={texts.committeeOnly} text={review.commentsToCommittee} />
            <ForCommittee label={texts.concern} text={review.concern} />
            {review.added.map(({ id, label, answer, step, steps, visibleToAuthors }) => {
              const text =
                step === null || steps === null
                  ? answer
                  : texts.step({ step, steps, name: answer });
              return visibleToAuthors ? (
                <p key={id} dir="auto">
                  <b>{label}</b> {text}
                </p>
              ) : (
                <ForCommittee key={id} label={texts.committeeField({ label })} text={text} />
              );
            })}
            <ForCommittee label={texts.overrideReason} text={review.overrideReason} />
            <ReviewVersions versions={review.versions} />
            <ReviewRating {...props} review={review} />
          </article>
        ))}
      </Comments>
      {response && <PaperResponse response={response} />}
    </>
  );
}

function ForCommittee({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <p dir="auto">
      <Chip tone="grey">{label}</Chip> {text}
    </p>
  );
}
