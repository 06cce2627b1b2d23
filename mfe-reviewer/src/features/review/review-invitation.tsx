import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { DeclineDialog } from '../../shared/decline-dialog';
import { useAcceptReview, useDeclineReview, type Review } from '../../shared/reviews.api';
import { responseTexts as texts } from './texts';

export function ReviewInvitation({ review: { paperId } }: { review: Review }) {
  const accept = useAcceptReview(paperId);
  return (
    <>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      {accept.isError && <Alert severity="error">{messageOf(accept.error, texts.failed)}</Alert>}
      <Actions>
        <Button busy={accept.isPending} onClick={() => accept.mutate()}>
          {texts.accept}
        </Button>
        <DeclineButton paperId={paperId} label={texts.decline} />
      </Actions>
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
