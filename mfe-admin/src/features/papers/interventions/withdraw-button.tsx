import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { useWithdrawPaper } from '../decisions/decisions.api';
import { PaperInputDialog } from '../decisions/paper-input-dialog';
import { unlessHeld, type PaperActionProps } from '../paper.api';
import { texts } from './texts';

/** On behalf of the author. */
export function WithdrawButton({ paper, onDone }: PaperActionProps) {
  const [isOpen, setOpen] = useState(false);
  const withdraw = useWithdrawPaper(paper);
  return (
    <div>
      <Button look="destructive" onClick={() => setOpen(true)}>
        {texts.withdraw}
      </Button>
      {isOpen && (
        <PaperInputDialog
          title={texts.withdrawTitle}
          text={texts.withdrawText({ name: paper.owner.name })}
          label={texts.reason}
          confirm={texts.withdraw}
          action={withdraw}
          onClose={() => setOpen(false)}
          onDone={(state) => {
            setOpen(false);
            onDone(unlessHeld(state, texts.withdrawn));
          }}
        />
      )}
    </div>
  );
}
