import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { paperStateLabel } from '@plenary/kit/states';
import { formatList } from '@plenary/kit/i18n';
import { ScoreBar, Terms } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { useSubmitReview, type Review, type Submission } from '../../shared/reviews.api';
import { namesForAuthors } from '../../shared/review-fields';
import { criteria } from './review-form.schema';
import { fieldTexts } from '../../shared/texts';
import { formTexts, submitTexts as texts } from './texts';

interface SubmitDialogProps {
  paperId: string;
  submission: Submission;
  fields: Review['fields'];
  onSubmitted: (review: Review) => void;
  onClose: () => void;
}

export function SubmitDialog(props: SubmitDialogProps) {
  const { paperId, submission, fields, onSubmitted, onClose } = props;
  const submit = useSubmitReview(paperId);
  return (
    <ConfirmDialog
      title={texts.title}
      text={leadOf(namesForAuthors(submission.visibleToAuthors, fields))}
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

function leadOf(names: string[]): string {
  if (names.length === 0) return texts.leadNothing;
  return texts.lead({ fields: formatList(names) });
}

function summaryOf(review: Submission): [string, ReactNode][] {
  const scores = criteria.map((name): [string, ReactNode] => [
    fieldTexts.criterion[name],
    <ScoreBar key={name} score={review.criteria[name]} />,
  ]);
  return [
    [fieldTexts.recommendation, paperStateLabel(review.recommendation)],
    ...scores,
    [fieldTexts.confidence, formTexts.confidenceLevel({ confidence: String(review.confidence) })],
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
