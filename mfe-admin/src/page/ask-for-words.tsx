import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { AskDialog, type AskDialogProps } from './ask-dialog';

export interface AskForWordsProps extends Omit<AskDialogProps, 'children'> {
  /** Of the field. */
  label: string;
  /** What is said when nothing was written. */
  missing: string;
  maxLength: number;
  /** The verb of what will happen. */
  confirm: string;
  keep: string;
  /** Takes something away from somebody. */
  isHard?: boolean;
  problem?: string;
  onSend: (words: string) => Promise<void>;
}

/** Asks for words that go with an act, such as its reason, and so whether it is meant. */
export function AskForWords(props: AskForWordsProps) {
  const { label, missing, maxLength, confirm, keep, isHard, problem, onSend, ...question } = props;
  const words = z.string().check(z.trim(), z.minLength(3, missing), z.maxLength(maxLength));
  const form = useForm({ schema: z.object({ words }), defaultValues: { words: '' } });
  return (
    <AskDialog {...question}>
      <Form form={form} error={problem} onSubmit={({ words: written }) => onSend(written)}>
        <TextAreaField name="words" label={label} rows={4} maxLength={maxLength} />
        <Actions>
          <Button look="outlined" onClick={question.onClose}>
            {keep}
          </Button>
          <SubmitButton look={isHard ? 'destructive' : 'filled'}>{confirm}</SubmitButton>
        </Actions>
      </Form>
    </AskDialog>
  );
}
