import { Chip, colours, fonts, styled } from '@plenary/kit/ui';
import { Instant } from '../../../shared/details/time';
import { Block } from '../../../shared/page/columns';
import type { AdminReview, PaperActionProps } from '../paper.api';
import { texts } from '../texts';
import { ReviewRequests } from './review-requests';
import { ScoreTable } from './score-table';

const Comments = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& article': {
    display: 'grid',
    gap: 6,
    paddingBlock: 14,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& h4': { fontFamily: fonts.body, fontSize: '0.9375rem', fontWeight: 700, color: colours.ink },
  '& h4 small': { fontWeight: 400 },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: colours.ink },
});

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
        <Round reviews={submittedIn(paper.reviewList, paper.round)} />
        <ReviewRequests {...props} />
      </Block>
      {earlier.map((round) => (
        <Block key={round}>
          <details>
            <summary>{texts.round({ round })}</summary>
            <Round reviews={submittedIn(paper.reviewList, round)} />
          </details>
        </Block>
      ))}
    </>
  );
}

const submittedIn = (reviews: AdminReview[], wanted: number) =>
  reviews.filter(({ round, status }) => round === wanted && status === 'submitted');

function Round({ reviews }: { reviews: AdminReview[] }) {
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
            <ForCommittee label={texts.overrideReason} text={review.overrideReason} />
          </article>
        ))}
      </Comments>
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
