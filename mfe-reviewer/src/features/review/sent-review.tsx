import { formatInstant } from '@plenary/kit/edition';
import { Alert, Prose, styled, Terms } from '@plenary/kit/ui';
import type { Review } from '../../reviews.api';
import { criteria } from './review-form.schema';
import { answerTexts, formTexts as texts } from './texts';

const Words = styled(Prose)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const Said = styled('section')({
  paddingBlockEnd: 8,
  '& h2': { fontSize: '1.25rem', lineHeight: 1.4 },
});

/** A review that nobody can change any more. */
export function SentReview({ review }: { review: Review }) {
  const { form, isOpen } = review;
  const comments: [string, string][] = [
    [texts.commentsToAuthors, form.commentsToAuthors],
    [texts.commentsToCommittee, form.commentsToCommittee],
    [texts.concern, form.concern],
  ];
  return (
    <>
      <Alert severity="info">{isOpen ? answerTexts.stays : answerTexts.closed}</Alert>
      <Terms
        items={[
          ['Sent', review.finishedAt && formatInstant(review.finishedAt)],
          [texts.recommendation, form.recommendation && texts.recommendations[form.recommendation]],
          ...criteria.map((name): [string, string | undefined] => [
            texts.criterion[name],
            form.criteria[name] ? `${form.criteria[name]} / 5` : undefined,
          ]),
          [texts.confidence, form.confidence && texts.confidences[form.confidence - 1]],
        ]}
      />
      {comments.map(
        ([name, words]) =>
          words && (
            <Said key={name}>
              <h2>{name}</h2>
              <Words>{words}</Words>
            </Said>
          ),
      )}
    </>
  );
}
