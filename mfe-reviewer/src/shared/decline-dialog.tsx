import { RadioCards, TextAreaField, useForm } from '@plenary/kit/forms';
import { messageOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Decline } from './reviews.api';
import { texts as allTexts } from './texts';

const { decline: texts } = allTexts;

const MAX_LENGTH = 1000;

const schema = z.object({
  kind: z.pipe(z.nullish(z.string()), z.enum(['conflict', 'other'], texts.kindRequired)),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.reasonRequired),
      z.maxLength(MAX_LENGTH, texts.reasonTooLong({ maximum: MAX_LENGTH })),
    ),
});

interface DeclineDialogProps {
  onDecline: (decline: Decline) => Promise<unknown>;
  onClose: () => void;
}

export function DeclineDialog({ onDecline, onClose }: DeclineDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ schema, defaultValues: { kind: '', reason: '' } });
  const submit = ({ kind, reason }: z.output<typeof schema>) =>
    onDecline({ isConflict: kind === 'conflict', reason }).catch((error: unknown) => {
      if (!form.setServerErrors(error)) setFailure(messageOf(error, texts.failed));
    });
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      form={form}
      error={failure}
      onSubmit={submit}
      confirm={texts.submit}
      keep={texts.cancel}
      isDestructive
    >
      <RadioCards
        name="kind"
        label={texts.kind}
        options={[
          { value: 'conflict', title: texts.conflict, text: texts.conflictText },
          { value: 'other', title: texts.other, text: texts.otherText },
        ]}
      />
      <TextAreaField name="reason" label={texts.reason} hint={texts.reasonHint} rows={3} />
    </FormDialog>
  );
}
