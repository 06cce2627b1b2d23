import { Instant } from '@plenary/kit/edition';
import { formatList } from '@plenary/kit/i18n';
import { paperStateLabel } from '@plenary/kit/states';
import { Alert, Prose, ScoreBar, styled, Terms } from '@plenary/kit/ui';
import type { Review } from '../../shared/reviews.api';
import type { ReactNode } from 'react';
import { namesForAuthors } from '../../shared/review-fields';
import { answeredFields, answerText } from './added-answers';
import { criteria } from './review-form.schema';
import { fieldTexts } from '../../shared/texts';
import { formTexts as texts, responseTexts, submitTexts } from './texts';

const Paragraphs = styled(Prose)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const Comment = styled('section')({
  paddingBlockEnd: 8,
  '& h2': { fontSize: '1.25rem', lineHeight: 1.4 },
});

export function SubmittedReview({ review }: { review: Review }) {
  const { form, isOpen } = review;
  const comments: [string, string][] = [
    [fieldTexts.commentsToAuthors, form.commentsToAuthors],
    [fieldTexts.commentsToCommittee, form.commentsToCommittee],
    [fieldTexts.concern, form.concern],
    ...answeredFields(review).map((field): [string, string] => [field.label, answerText(field)]),
  ];
  return (
    <>
      <Alert severity="info">{isOpen ? responseTexts.final : responseTexts.closed}</Alert>
      <Terms
        items={[
          [
            submitTexts.submittedAt,
            review.submittedAt && <Instant key="at" at={review.submittedAt} />,
          ],
          [fieldTexts.recommendation, form.recommendation && paperStateLabel(form.recommendation)],
          ...criteria.map((name): [string, ReactNode] => [
            fieldTexts.criterion[name],
            form.criteria[name] && <ScoreBar key={name} score={form.criteria[name]} />,
          ]),
          [texts.authorsSee, formatList(namesForAuthors(review.visibleToAuthors, review.fields))],
          [
            fieldTexts.confidence,
            form.confidence && texts.confidenceLevel({ confidence: String(form.confidence) }),
          ],
        ]}
      />
      {comments.map(
        ([name, text]) =>
          text && (
            <Comment key={name}>
              <h2>{name}</h2>
              <Paragraphs>{text}</Paragraphs>
            </Comment>
          ),
      )}
    </>
  );
}
