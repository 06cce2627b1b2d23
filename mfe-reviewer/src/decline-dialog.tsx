import { Form, RadioCards, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { messageOf } from '@plenary/kit/api';
import { Dialog } from '@plenary/kit/overlays';
import { Actions, Button, fonts, styled } from '@plenary/kit/ui';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import type { Decline } from './reviews.api';

const texts = {
  title: 'Decline this review',
  why: 'Why can you not review it?',
  conflict: 'I have a conflict of interest',
  conflictText: 'I know whose work it is, or I gain or lose by its success.',
  other: 'Another reason',
  otherText: 'No time, not my field …',
  reason: 'In a few words',
  hint: 'The committee reads it, the authors never do.',
  needed: 'Please say which',
  reasonNeeded: 'Please give a reason',
  tooLong: 'Reason must be at most 1000 characters',
  keep: 'Back',
  send: 'Decline the review',
  failed: 'Your answer could not be sent. Please try again.',
};

const schema = z.object({
  kind: z.pipe(z.nullish(z.string()), z.enum(['conflict', 'other'], texts.needed)),
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, texts.reasonNeeded), z.maxLength(1000, texts.tooLong)),
});

const Room = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 24,
  '& h2': { fontFamily: fonts.body, fontSize: '1.375rem', lineHeight: 1.3 },
});

export interface DeclineDialogProps {
  onDecline: (answer: Decline) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason, and tells a conflict of interest from any other. */
export function DeclineDialog({ onDecline, onClose }: DeclineDialogProps) {
  const titleId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ schema, defaultValues: { kind: '', reason: '' } });
  const send = ({ kind, reason }: z.output<typeof schema>) =>
    onDecline({ isConflict: kind === 'conflict', reason }).catch((error: unknown) => {
      if (!form.setServerErrors(error)) setFailure(messageOf(error, texts.failed));
    });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Room>
        <h2 id={titleId}>{texts.title}</h2>
        <Form form={form} error={failure} onSubmit={send}>
          <RadioCards
            name="kind"
            label={texts.why}
            options={[
              { value: 'conflict', title: texts.conflict, text: texts.conflictText },
              { value: 'other', title: texts.other, text: texts.otherText },
            ]}
          />
          <TextAreaField name="reason" label={texts.reason} hint={texts.hint} rows={3} />
          <Actions>
            <Button look="outlined" onClick={onClose}>
              {texts.keep}
            </Button>
            <SubmitButton look="destructive">{texts.send}</SubmitButton>
          </Actions>
        </Form>
      </Room>
    </Dialog>
  );
}
