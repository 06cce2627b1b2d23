import { formatInstant } from '@plenary/kit/edition';
import { paperStateLabel } from '@plenary/kit/states';
import { Alert, Prose, styled, Terms } from '@plenary/kit/ui';
import type { Review } from '../../shared/reviews.api';
import { criteria } from './review-form.schema';
import { formTexts as texts, responseTexts, submitTexts } from './texts';

const Paragraphs = styled(Prose)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const Comment = styled('section')({
  paddingBlockEnd: 8,
  '& h2': { fontSize: '1.25rem', lineHeight: 1.4 },
});

export function SubmittedReview({ review }: { review: Review }) {
  const { form, isOpen } = review;
  const comments: [string, string][] = [
    [texts.commentsToAuthors, form.commentsToAuthors],
    [texts.commentsToCommittee, form.commentsToCommittee],
    [texts.concern, form.concern],
  ];
  return (
    <>
      <Alert severity="info">{isOpen ? responseTexts.final : responseTexts.closed}</Alert>
      <Terms
        items={[
          [submitTexts.submittedAt, review.submittedAt && formatInstant(review.submittedAt)],
          [texts.recommendation, form.recommendation && paperStateLabel(form.recommendation)],
          ...criteria.map((name): [string, string | undefined] => [
            texts.criterion[name],
            form.criteria[name] ? texts.score({ score: form.criteria[name] }) : undefined,
          ]),
          [
            texts.confidence,
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
