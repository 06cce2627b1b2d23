import type { AskDialogProps } from '../../page/ask-dialog';
import { AskForWords } from '../../page/ask-for-words';
import { problemOf } from './paper.api';
import { texts } from './texts';

export interface WordsDialogProps extends Omit<AskDialogProps, 'children'> {
  /** What is asked for. */
  label: string;
  /** The verb of what will happen. */
  confirm: string;
  act: { error: Error | null; mutateAsync: (words: string) => Promise<unknown> };
  onDone: () => void;
}

/** Asks for words to go with an act on a paper. */
export function WordsDialog({ act, onDone, ...question }: WordsDialogProps) {
  return (
    <AskForWords
      {...question}
      missing={texts.required}
      maxLength={5000}
      keep={texts.cancel}
      isHard
      problem={problemOf(act.error)}
      onSend={async (words) => {
        await act.mutateAsync(words);
        onDone();
      }}
    />
  );
}
