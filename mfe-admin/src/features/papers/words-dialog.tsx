import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { AskDialog, type AskDialogProps } from '../../page/ask-dialog';
import { problemOf } from './paper.api';
import { texts } from './texts';

const schema = z.object({ words: z.string().check(z.trim(), z.minLength(3, texts.required)) });

export interface WordsDialogProps extends Omit<AskDialogProps, 'children'> {
  /** What is asked for. */
  label: string;
  /** The verb of what will happen. */
  confirm: string;
  act: { error: Error | null; mutateAsync: (words: string) => Promise<unknown> };
  onDone: () => void;
}

/** Asks for words to go with an act, and so whether it is meant. */
export function WordsDialog({ label, confirm, act, onDone, ...question }: WordsDialogProps) {
  const form = useForm({ schema, defaultValues: { words: '' } });
  return (
    <AskDialog {...question}>
      <Form
        form={form}
        error={problemOf(act.error)}
        onSubmit={async ({ words }) => {
          await act.mutateAsync(words);
          onDone();
        }}
      >
        <TextAreaField name="words" label={label} rows={4} maxLength={5000} />
        <Actions>
          <Button look="outlined" onClick={question.onClose}>
            {texts.cancel}
          </Button>
          <SubmitButton look="destructive">{confirm}</SubmitButton>
        </Actions>
      </Form>
    </AskDialog>
  );
}
