import { messageOf } from '@plenary/kit/api';
import { Dialog } from '@plenary/kit/overlays';
import { Actions, Alert, Button, fonts, styled, Terms } from '@plenary/kit/ui';
import { useId, useState } from 'react';
import type { Submission } from '../../reviews.api';
import { criteria } from './review-form.schema';
import { formTexts, sendTexts as texts } from './texts';

const Room = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 24,
  '& h2': { fontFamily: fonts.body, fontSize: '1.375rem', lineHeight: 1.3 },
});

export interface SendDialogProps {
  review: Submission;
  onSend: () => Promise<unknown>;
  onClose: () => void;
}

/** Shows what goes out before it does. */
export function SendDialog({ review, onSend, onClose }: SendDialogProps) {
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = () => {
    setBusy(true);
    onSend().catch((error: unknown) => {
      setFailure(messageOf(error, texts.failed));
      setBusy(false);
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Room>
        <h2 id={titleId}>{texts.title}</h2>
        <p>{texts.text}</p>
        <Terms items={summaryOf(review)} />
        {failure && <Alert severity="error">{failure}</Alert>}
        <Actions>
          <Button look="outlined" onClick={onClose}>
            {texts.back}
          </Button>
          <Button busy={busy} onClick={send}>
            {texts.send}
          </Button>
        </Actions>
      </Room>
    </Dialog>
  );
}

function summaryOf(review: Submission): [string, string][] {
  const scores = criteria.map((name): [string, string] => [
    formTexts.criterion[name],
    `${review.criteria[name]} / 5`,
  ]);
  return [
    [formTexts.recommendation, formTexts.recommendations[review.recommendation]],
    ...scores,
    [formTexts.confidence, formTexts.confidences[review.confidence - 1] ?? ''],
    [texts.toAuthors, wordsIn(review.commentsToAuthors)],
    [texts.toCommittee, wordsIn(`${review.commentsToCommittee} ${review.concern}`)],
  ];
}

function wordsIn(text: string): string {
  const count = text.split(/\s+/).filter(Boolean).length;
  return count === 0 ? texts.none : texts.words(count);
}
