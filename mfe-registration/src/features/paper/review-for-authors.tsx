import { paperStateLabel } from '@plenary/kit/states';
import { Fragment, type ReactNode } from 'react';
import type { Review } from '../../shared/papers/papers.api';
import { Block } from './block';
import { texts } from './texts';

const criteriaOrder = ['originality', 'relevance', 'method', 'clarity', 'significance'] as const;

interface ReviewForAuthorsProps {
  review: Review;
  hasRounds: boolean;
  /** The answer to it. */
  children?: ReactNode;
}

/** Without anything that identifies the reviewer. */
export function ReviewForAuthors({ review, hasRounds, children }: ReviewForAuthorsProps) {
  const { reviewer, round, recommendation, criteria, confidence, comments, concern, added } =
    review;
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
      {added.map(({ id, label, answer, step, steps }) => (
        <Fragment key={id}>
          <small>{label}</small>
          <p>
            {step === null || steps === null ? answer : texts.step({ step, steps, name: answer })}
          </p>
        </Fragment>
      ))}
      {children}
    </Block>
  );
}
