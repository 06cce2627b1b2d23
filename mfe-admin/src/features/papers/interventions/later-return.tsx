import { Actions, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { useRejectPaper, useReturnLater } from '../decisions/decisions.api';
import { PaperInputDialog } from '../decisions/paper-input-dialog';
import { currentShepherd, unlessHeld, type AdminPaper, type PaperActionProps } from '../paper.api';
import type { PaperStatus } from '../papers.api';
import { texts } from './texts';

/** Others already wait for a corrected version. */
const RETURNED: PaperStatus[] = ['under-review', 'revision-submitted', 'accepted'];

/** After screening, for a reason such as plagiarism; a registered paper leads to its payment first. */
export function LaterReturn({ paper, onDone }: PaperActionProps) {
  const [open, setOpen] = useState<'return' | 'reject'>();
  const returning = useReturnLater(paper);
  const rejecting = useRejectPaper(paper);
  const close = () => setOpen(undefined);
  if (paper.publication && paper.publication.registration !== 'none') return null;
  return (
    <Actions>
      {RETURNED.includes(paper.status) && (
        <Button look="outlined" onClick={() => setOpen('return')}>
          {texts.returnLater}
        </Button>
      )}
      <Button look="destructive" onClick={() => setOpen('reject')}>
        {texts.reject}
      </Button>
      {open === 'return' && (
        <PaperInputDialog
          title={texts.returnTitle}
          text={texts.returnText({ name: paper.owner.name })}
          label={texts.reason}
          value={suggestionOf(paper)}
          confirm={texts.returnLater}
          action={returning}
          onClose={close}
          onDone={(state) => {
            close();
            onDone(unlessHeld(state, texts.returned));
          }}
        />
      )}
      {open === 'reject' && (
        <PaperInputDialog
          title={texts.rejectTitle}
          text={texts.rejectText}
          label={texts.reason}
          confirm={texts.reject}
          action={rejecting}
          onClose={close}
          onDone={(state) => {
            close();
            onDone(unlessHeld(state, texts.rejected));
          }}
        />
      )}
    </Actions>
  );
}

/** Of the shepherd, to the authors. */
function suggestionOf(paper: AdminPaper): string | undefined {
  const given = currentShepherd(paper)?.given;
  return given?.answer === 'not-yet' ? given.toAuthors : undefined;
}
