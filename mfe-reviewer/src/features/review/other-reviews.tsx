import { ReviewVersions } from '@plenary/kit/review-versions';
import { paperStateLabel } from '@plenary/kit/states';
import { Chip, Prose, ScoreBar, styled, Terms } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { fieldTexts } from '../../shared/texts';
import type { OtherReview } from './discussion.api';
import { answerText } from './added-answers';
import { criteria } from './review-form.schema';
import { discussionTexts as texts, formTexts } from './texts';

const Reviews = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  paddingBlockEnd: 24,
  '& h2': { fontSize: '1.25rem', lineHeight: 1.4 },
  '& h3': { fontSize: '1rem', lineHeight: 1.4 },
  '& summary': { fontWeight: 700, paddingBlock: 8 },
});

const Paragraphs = styled(Prose)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface OtherReviewsProps {
  title?: string;
  empty?: string;
  reviews: OtherReview[];
}

/** Submitted reviews of others, under their aliases. */
export function OtherReviews(props: OtherReviewsProps) {
  const { title = texts.otherReviews, empty = texts.noOtherReviews, reviews } = props;
  return (
    <Reviews aria-label={title}>
      <h2>{title}</h2>
      {reviews.length === 0 && <p>{empty}</p>}
      {reviews.map((review) => (
        <details key={review.alias}>
          <summary>
            {texts.reviewer({ alias: review.alias })}{' '}
            {review.versions.length > 0 && <Chip tone="indigo">{texts.updated}</Chip>}
          </summary>
          <Terms items={scoresOf(review)} />
          {commentsOf(review).map(([name, text]) => (
            <div key={name}>
              <h3>{name}</h3>
              <Paragraphs dir="auto">{text}</Paragraphs>
            </div>
          ))}
          <ReviewVersions versions={review.versions} inDiscussion />
        </details>
      ))}
    </Reviews>
  );
}

function scoresOf({ recommendation, criteria: scores, confidence }: OtherReview) {
  const items: [string, ReactNode][] = [
    [fieldTexts.recommendation, recommendation && paperStateLabel(recommendation)],
    ...criteria.map((name): [string, ReactNode] => [
      fieldTexts.criterion[name],
      scores[name] && <ScoreBar key={name} score={scores[name]} />,
    ]),
    [
      fieldTexts.confidence,
      confidence && formTexts.confidenceLevel({ confidence: String(confidence) }),
    ],
  ];
  return items;
}

function commentsOf(review: OtherReview) {
  const { commentsToAuthors, commentsToCommittee, concern, added } = review;
  const comments: [string, string][] = [
    [fieldTexts.commentsToAuthors, commentsToAuthors],
    [fieldTexts.commentsToCommittee, commentsToCommittee],
    [fieldTexts.concern, concern],
    ...added.map((field): [string, string] => [field.label, answerText(field)]),
  ];
  return comments.filter(([, text]) => text);
}
