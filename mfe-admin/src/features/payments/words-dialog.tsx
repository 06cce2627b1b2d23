import { messageOf } from '@plenary/kit/api';
import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { AskDialog } from '../../page/ask-dialog';
import { wordsSchema } from './payment.schema';
import { texts } from './texts';

export interface WordsDialogProps {
  words: {
    title: string;
    text: string;
    /** Of the field. */
    label: string;
    missing: string;
    submit: string;
    keep: string;
    done: string;
  };
  /** Takes something away from the registrant. */
  isHard?: boolean;
  action: { mutateAsync: (words: string) => Promise<unknown>; error: Error | null };
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks for words that go with an action, such as its reason, and once more whether it is meant. */
export function WordsDialog({ words, isHard, action, onClose, onDone }: WordsDialogProps) {
  const form = useForm({ schema: wordsSchema(words.missing), defaultValues: { words: '' } });
  return (
    <AskDialog title={words.title} text={words.text} onClose={onClose}>
      <Form
        form={form}
        error={action.error && messageOf(action.error, texts.failed)}
        onSubmit={async ({ words: written }) => {
          await action.mutateAsync(written);
          onClose();
          onDone(words.done);
        }}
      >
        <TextAreaField name="words" label={words.label} rows={3} maxLength={1000} />
        <Actions>
          <Button look="outlined" onClick={onClose}>
            {words.keep}
          </Button>
          <SubmitButton look={isHard ? 'destructive' : 'filled'}>{words.submit}</SubmitButton>
        </Actions>
      </Form>
    </AskDialog>
  );
}
