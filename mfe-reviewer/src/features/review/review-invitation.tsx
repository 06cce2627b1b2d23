import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { AnswerForm } from '../../shared/answer/answer-form';
import { DeclineDialog } from '../../shared/decline-dialog';
import { useAcceptReview, useDeclineReview, type Review } from '../../shared/reviews.api';
import { responseTexts as texts } from './texts';

export function ReviewInvitation({ review: { paperId, dueAt } }: { review: Review }) {
  const accept = useAcceptReview(paperId);
  const decline = useDeclineReview(paperId);
  return (
    <>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <AnswerForm
        dueAt={dueAt}
        onAccept={() => accept.mutateAsync()}
        onDecline={(body) => decline.mutateAsync(body)}
      />
    </>
  );
}

export function DeclineButton({ paperId, label }: { paperId: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const decline = useDeclineReview(paperId);
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <DeclineDialog
          onDecline={(body) => decline.mutateAsync(body)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
