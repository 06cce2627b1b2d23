import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { paperStateLabel } from '@plenary/kit/states';
import { Terms } from '@plenary/kit/ui';
import { useSubmitReview, type Review, type Submission } from '../../shared/reviews.api';
import { criteria } from './review-form.schema';
import { formTexts, submitTexts as texts } from './texts';

interface SubmitDialogProps {
  paperId: string;
  submission: Submission;
  onSubmitted: (review: Review) => void;
  onClose: () => void;
}

export function SubmitDialog({ paperId, submission, onSubmitted, onClose }: SubmitDialogProps) {
  const submit = useSubmitReview(paperId);
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.lead}
      confirm={texts.submit}
      keep={texts.cancel}
      isDestructive={false}
      error={formErrorOf(submit.error, texts.failed)}
      onConfirm={async () => onSubmitted(await submit.mutateAsync(submission))}
      onClose={onClose}
    >
      <Terms items={summaryOf(submission)} />
    </ConfirmDialog>
  );
}

function summaryOf(review: Submission): [string, string][] {
  const scores = criteria.map((name): [string, string] => [
    formTexts.criterion[name],
    formTexts.score({ score: review.criteria[name] }),
  ]);
  return [
    [formTexts.recommendation, paperStateLabel(review.recommendation)],
    ...scores,
    [formTexts.confidence, formTexts.confidenceLevel({ confidence: String(review.confidence) })],
    [texts.toAuthors, texts.words({ count: wordCount(review.commentsToAuthors) })],
    [
      texts.toCommittee,
      texts.words({ count: wordCount(`${review.commentsToCommittee} ${review.concern}`) }),
    ],
  ];
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
