import { messageOf } from '@plenary/kit/api';
import { Actions, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { useCopyEdition, useMakeEditionCurrent, type AdminEdition } from '../edition.api';
import { texts } from '../texts';

interface EditionActionsProps {
  edition: AdminEdition;
  onDone: (text: string) => void;
  select: (id: string) => void;
}

export function EditionActions(props: EditionActionsProps) {
  const { edition } = props;
  const [openDialog, setOpenDialog] = useState<'copy' | 'current'>();
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <Actions>
        <Button look="outlined" onClick={() => setOpenDialog('copy')}>
          {texts.copy.open}
        </Button>
        {!edition.isCurrent && (
          <Button look="outlined" onClick={() => setOpenDialog('current')}>
            {texts.makeCurrent.open}
          </Button>
        )}
      </Actions>
      {openDialog === 'copy' && <CopyDialog {...props} onClose={close} />}
      {openDialog === 'current' && <CurrentDialog {...props} onClose={close} />}
    </>
  );
}

type DialogProps = EditionActionsProps & { onClose: () => void };

function CopyDialog({ edition, onDone, select, onClose }: DialogProps) {
  const copy = useCopyEdition(edition.id);
  async function confirm() {
    const made = await copy.mutateAsync();
    onClose();
    select(made.id);
    onDone(texts.copy.done({ year: made.document.year }));
  }
  return (
    <ConfirmDialog
      title={texts.copy.title}
      text={texts.copy.text}
      confirm={texts.copy.confirm}
      keep={texts.keep}
      error={copy.error && messageOf(copy.error, texts.failed)}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}

function CurrentDialog({ edition, onDone, onClose }: DialogProps) {
  const makeCurrentEdition = useMakeEditionCurrent(edition.id);
  const { slug } = edition.document;
  const { makeCurrent } = texts;
  async function confirm() {
    await makeCurrentEdition.mutateAsync(slug);
    onClose();
    onDone(makeCurrent.done);
  }
  return (
    <ConfirmDialog
      title={makeCurrent.title}
      text={makeCurrent.text}
      confirm={makeCurrent.confirm}
      keep={texts.keep}
      typing={{
        label: makeCurrent.typing({ slug }),
        expected: slug,
        mismatch: makeCurrent.mismatch,
      }}
      error={makeCurrentEdition.error && messageOf(makeCurrentEdition.error, texts.failed)}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}
