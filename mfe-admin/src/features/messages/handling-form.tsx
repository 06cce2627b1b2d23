import { ApiError, messageOf } from '@plenary/kit/api';
import { Form, SegmentedField, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { LinkButton } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { Fields, Foot } from '../../list/drawer-parts';
import type { Change, Handled } from './letter-change';
import { letterStates } from './letter-states';
import { texts } from './texts';

const schema = z.object({
  state: z.enum(['new', 'read', 'done']),
  note: z.string().check(z.trim(), z.maxLength(2000, texts.noteLength)),
});

export interface HandlingFormProps {
  letter: Handled;
  change: Change;
  /** Where an answer to the letter is written. */
  reply: string;
  onDone: (text: string) => void;
}

/** What was done about a letter, and the way to answer it. */
export function HandlingForm({ letter, change, reply, onDone }: HandlingFormProps) {
  const form = useForm({
    schema,
    defaultValues: { state: letter.state, note: letter.note ?? '' },
  });
  return (
    <Form
      form={form}
      error={change.isError && problemOf(change.error)}
      onSubmit={async ({ state, note }) => {
        onDone('');
        await change.mutateAsync({ state, note: note || null, version: letter.version });
        onDone(texts.saved);
      }}
    >
      <Fields>
        <SegmentedField name="state" label={texts.handling} options={letterStates} />
        <TextAreaField name="note" label={texts.note} hint={texts.noteHint} rows={3} optional />
      </Fields>
      <Foot>
        <LinkButton look="outlined" to={reply}>
          {texts.reply}
        </LinkButton>
        <SubmitButton>{texts.save}</SubmitButton>
      </Foot>
    </Form>
  );
}

function problemOf(error: Error): string {
  const isLate = error instanceof ApiError && error.body.code === 'CHANGED_MEANWHILE';
  return isLate ? texts.changedMeanwhile : messageOf(error, texts.saveFailed);
}
