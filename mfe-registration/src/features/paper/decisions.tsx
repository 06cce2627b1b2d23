import { Instant } from '@plenary/kit/edition';
import { paperStateLabel } from '@plenary/kit/states';
import type { PaperDetails } from '../../shared/papers/papers.api';
import { Part } from '../../shared/layout/columns';
import { Block } from './block';
import { ReviewForAuthors } from './review-for-authors';
import { texts } from './texts';

export function Decisions({ paper: { decisions, reviews, shepherd } }: { paper: PaperDetails }) {
  if (decisions.length === 0) return null;
  const hasRounds = new Set(decisions.map(({ round }) => round)).size > 1;
  return (
    <Part id="reviews" tabIndex={-1} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{texts.decisions}</h2>
      {decisions.map(({ decision, note, releasedAt }) => (
        <Block key={releasedAt}>
          <h3>{paperStateLabel(decision)}</h3>
          <small>
            <Instant at={releasedAt} phrase={(time) => texts.released({ time })} />
          </small>
          {note && (
            <>
              <small>{texts.fromCommittee}</small>
              <p>{note}</p>
            </>
          )}
        </Block>
      ))}
      {shepherd && (
        <Block>
          <p>{texts.shepherd({ name: shepherd })}</p>
        </Block>
      )}
      {reviews.map((review) => (
        <ReviewForAuthors
          key={`${review.round} ${review.reviewer}`}
          review={review}
          hasRounds={hasRounds}
        />
      ))}
    </Part>
  );
}
