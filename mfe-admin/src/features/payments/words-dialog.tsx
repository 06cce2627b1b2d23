import { messageOf } from '@plenary/kit/api';
import { AskForWords } from '../../page/ask-for-words';
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

/** Asks for words that go with an action on a payment. */
export function WordsDialog({ words, isHard, action, onClose, onDone }: WordsDialogProps) {
  const { submit, done, ...question } = words;
  return (
    <AskForWords
      {...question}
      confirm={submit}
      maxLength={1000}
      isHard={isHard}
      problem={action.error ? messageOf(action.error, texts.failed) : undefined}
      onClose={onClose}
      onSend={async (written) => {
        await action.mutateAsync(written);
        onClose();
        onDone(done);
      }}
    />
  );
}
