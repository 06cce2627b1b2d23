import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Block } from '../../page/columns';
import { ConfirmDialog } from '../../page/confirm-dialog';
import type { PaperActProps } from './paper-act-props';
import { problemOf, useVerification } from './paper.api';
import { texts } from './texts';

const schema = z.object({ note: z.string().check(z.trim()) });

/** Accepts the corrections, or has them reviewed once more. */
export function VerificationForm({ paper, onDone }: PaperActProps) {
  const act = useVerification(paper);
  const again = useVerification(paper);
  const form = useForm({ schema, defaultValues: { note: '' } });
  const [isAsking, setAsking] = useState(false);
  return (
    <Block>
      <h2>{texts.verification}</h2>
      <p>{texts.verificationHint}</p>
      <Form
        form={form}
        error={problemOf(act.error)}
        onSubmit={async ({ note }) => {
          await act.mutateAsync({ outcome: 'verified', note });
          onDone(texts.verified);
        }}
      >
        <TextAreaField name="note" label={texts.noteToAuthors} rows={3} optional />
        <Actions>
          <SubmitButton>{texts.verify}</SubmitButton>
          <Button look="outlined" onClick={() => setAsking(true)}>
            {texts.reviewAgain}
          </Button>
        </Actions>
      </Form>
      {isAsking && (
        <ConfirmDialog
          title={texts.reviewAgainTitle}
          text={texts.reviewAgainText}
          confirm={texts.reviewAgain}
          keep={texts.cancel}
          error={problemOf(again.error)}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await again.mutateAsync({ outcome: 'review-again', note: '' });
            onDone(texts.reviewedAgain);
          }}
        />
      )}
    </Block>
  );
}
