import { formatInstant } from '@plenary/kit/edition';
import { colours, fonts, styled } from '@plenary/kit/ui';
import type { PaperDetails, Review } from '../../papers/papers.api';
import { Part } from '../../parts/columns';
import { texts } from './texts';

const Block = styled('div')({
  display: 'grid',
  gap: 8,
  borderBlockStart: `1px solid ${colours.hairline}`,
  paddingBlock: 16,
  '& h3': { fontFamily: fonts.body, fontSize: '1.125rem', color: colours.ink },
  '& small': { fontSize: '0.875rem', color: colours.muted },
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '70ch' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', listStyle: 'none', padding: 0 },
});

/** What was decided and released, with the reviews it stands on. */
export function Decisions({ paper: { decisions, reviews } }: { paper: PaperDetails }) {
  if (decisions.length === 0) return null;
  const hasRounds = new Set(decisions.map(({ round }) => round)).size > 1;
  return (
    <Part id="reviews" tabIndex={-1} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{texts.decisions}</h2>
      {decisions.map(({ decision, note, releasedAt }) => (
        <Block key={releasedAt}>
          <h3>{texts.decision[decision]}</h3>
          <small>
            {texts.released} <time dateTime={releasedAt}>{formatInstant(releasedAt)}</time>
          </small>
          {note && (
            <>
              <small>{texts.fromChair}</small>
              <p>{note}</p>
            </>
          )}
        </Block>
      ))}
      {reviews.map((review) => (
        <OneReview
          key={`${review.round} ${review.reviewer}`}
          review={review}
          hasRounds={hasRounds}
        />
      ))}
    </Part>
  );
}

function OneReview({ review, hasRounds }: { review: Review; hasRounds: boolean }) {
  const { reviewer, round, recommendation, criteria, confidence, comments } = review;
  const points = Object.entries(texts.criteria).flatMap(([criterion, name]) => {
    const mark = criteria[criterion];
    return mark === undefined ? [] : [[name, texts.outOf(mark, 5)]];
  });
  if (confidence !== null) points.push([texts.confidence, texts.outOf(confidence, 3)]);
  return (
    <Block>
      <h3>
        {texts.reviewer(reviewer)}
        {hasRounds && `, ${texts.round(round)}`}
      </h3>
      <small>
        {texts.recommendation}: {texts.decision[recommendation]}
      </small>
      <ul>
        {points.map(([name, value]) => (
          <li key={name}>
            {name}: {value}
          </li>
        ))}
      </ul>
      <p>{comments}</p>
    </Block>
  );
}
