import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import type { PaperActProps } from './paper-act-props';
import { useReopening } from './paper.api';
import { texts } from './texts';
import { WordsDialog } from './words-dialog';

/** Takes back what was decided, with a reason for the committee. */
export function Reopening({ paper, onDone }: PaperActProps) {
  const [isAsking, setAsking] = useState(false);
  const act = useReopening(paper);
  return (
    <div>
      <Button look="outlined" onClick={() => setAsking(true)}>
        {texts.reopen}
      </Button>
      {isAsking && (
        <WordsDialog
          title={texts.reopenTitle}
          text={texts.reopenText}
          label={texts.reason}
          confirm={texts.reopen}
          act={act}
          onClose={() => setAsking(false)}
          onDone={() => onDone(texts.reopened)}
        />
      )}
    </div>
  );
}
