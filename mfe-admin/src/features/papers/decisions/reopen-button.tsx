import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { PaymentFirst } from '../interventions/paper-payment';
import { unlessHeld, type PaperActionProps } from '../paper.api';
import { useReopenPaper } from './decisions.api';
import { texts } from '../texts';
import { PaperInputDialog } from './paper-input-dialog';

export function ReopenButton({ paper, onDone }: PaperActionProps) {
  const [isOpen, setOpen] = useState(false);
  const reopen = useReopenPaper(paper);
  if (paper.publication && paper.publication.registration !== 'none')
    return <PaymentFirst paper={paper} />;
  return (
    <div>
      <Button look="outlined" onClick={() => setOpen(true)}>
        {texts.reopen}
      </Button>
      {isOpen && (
        <PaperInputDialog
          title={texts.reopenTitle}
          text={texts.reopenText}
          label={texts.reason}
          confirm={texts.reopen}
          action={reopen}
          onClose={() => setOpen(false)}
          onDone={(state) => onDone(unlessHeld(state, texts.reopened))}
        />
      )}
    </div>
  );
}
