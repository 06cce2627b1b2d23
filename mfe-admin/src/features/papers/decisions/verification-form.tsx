import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Block } from '../../../shared/page/columns';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { problemOf, type PaperActionProps } from '../paper.api';
import { ShepherdAnswer } from './shepherd-answer';
import { useVerifyRevision } from './decisions.api';
import { texts } from '../texts';

const schema = z.object({ note: z.string().check(z.trim()) });

export function VerificationForm({ paper, onDone }: PaperActionProps) {
  const accept = useVerifyRevision(paper);
  const reviewAgain = useVerifyRevision(paper);
  const form = useForm({ schema, defaultValues: { note: '' } });
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Block>
      <h2>{texts.verification}</h2>
      <p>{texts.verificationHint}</p>
      <ShepherdAnswer paper={paper} />
      <Form
        form={form}
        error={problemOf(accept.error)}
        onSubmit={async ({ note }) => {
          await accept.mutateAsync({ outcome: 'verified', note });
          onDone(texts.verified);
        }}
      >
        <TextAreaField name="note" label={texts.noteToAuthors} rows={3} optional />
        <Actions>
          <SubmitButton>{texts.verify}</SubmitButton>
          <Button look="outlined" onClick={() => setConfirming(true)}>
            {texts.reviewAgain}
          </Button>
        </Actions>
      </Form>
      {isConfirming && (
        <ConfirmDialog
          title={texts.reviewAgainTitle}
          text={texts.reviewAgainText}
          confirm={texts.reviewAgain}
          keep={texts.cancel}
          error={problemOf(reviewAgain.error)}
          onClose={() => setConfirming(false)}
          onConfirm={async () => {
            await reviewAgain.mutateAsync({ outcome: 'review-again', note: '' });
            onDone(texts.reviewedAgain);
          }}
        />
      )}
    </Block>
  );
}
