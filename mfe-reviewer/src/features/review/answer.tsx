import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeclineDialog } from '../../decline-dialog';
import { accept, decline, reviewQuery, type Decline, type Review } from '../../reviews.api';
import { answerTexts as texts } from './texts';

/** Shows what an answer of the server says of this review, everywhere. */
function useAnswered(paperId: string) {
  const queries = useQueryClient();
  return (review: Review) => {
    queries.setQueryData(reviewQuery(paperId).queryKey, review);
    void queries.invalidateQueries({ queryKey: ['reviews'], exact: true });
  };
}

/** Yes or no, by title and abstract. */
export function AnswerInvitation({ review: { paperId } }: { review: Review }) {
  const answered = useAnswered(paperId);
  const accepting = useMutation({ mutationFn: () => accept(paperId), onSuccess: answered });
  return (
    <>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {accepting.isError && (
        <Alert severity="error">{messageOf(accepting.error, texts.failed)}</Alert>
      )}
      <Actions>
        <Button busy={accepting.isPending} onClick={() => accepting.mutate()}>
          {texts.accept}
        </Button>
        <DeclineButton paperId={paperId} text={texts.decline} />
      </Actions>
    </>
  );
}

/** Asks for the reason first. */
export function DeclineButton({ paperId, text }: { paperId: string; text: string }) {
  const [isAsking, setAsking] = useState(false);
  const answered = useAnswered(paperId);
  const send = async (answer: Decline) => answered(await decline(paperId, answer));
  return (
    <>
      <Button look="outlined" onClick={() => setAsking(true)}>
        {text}
      </Button>
      {isAsking && <DeclineDialog onDecline={send} onClose={() => setAsking(false)} />}
    </>
  );
}
