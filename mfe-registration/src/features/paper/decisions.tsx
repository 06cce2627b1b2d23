import { Instant } from '@plenary/kit/edition';
import { paperStateLabel } from '@plenary/kit/states';
import { colours, fonts, styled } from '@plenary/kit/ui';
import type { PaperDetails, Review } from '../../shared/papers/papers.api';
import { Part } from '../../shared/layout/columns';
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

export function Decisions({ paper: { decisions, reviews } }: { paper: PaperDetails }) {
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
      {reviews.map((review) => (
        <ReleasedReview
          key={`${review.round} ${review.reviewer}`}
          review={review}
          hasRounds={hasRounds}
        />
      ))}
    </Part>
  );
}

function ReleasedReview({ review, hasRounds }: { review: Review; hasRounds: boolean }) {
  const { reviewer, round, recommendation, criteria, confidence, comments, concern } = review;
  const scores: [name: string, score: number, max: number][] = criteriaOrder.flatMap(
    (criterion) => {
      const score = criteria[criterion];
      return score === undefined ? [] : [[texts.criteria[criterion], score, 5]];
    },
  );
  if (confidence !== null) scores.push([texts.confidence, confidence, 3]);
  return (
    <Block>
      <h3>
        {hasRounds
          ? texts.reviewerInRound({ number: reviewer, round })
          : texts.reviewer({ number: reviewer })}
      </h3>
      {recommendation && (
        <small>{texts.recommendation({ recommendation: paperStateLabel(recommendation) })}</small>
      )}
      {scores.length > 0 && (
        <ul>
          {scores.map(([criterion, score, max]) => (
            <li key={criterion}>{texts.score({ criterion, score, max })}</li>
          ))}
        </ul>
      )}
      {comments && <p>{comments}</p>}
      {concern && (
        <>
          <small>{texts.concern}</small>
          <p>{concern}</p>
        </>
      )}
    </Block>
  );
}

const criteriaOrder = ['originality', 'relevance', 'method', 'clarity', 'significance'] as const;
