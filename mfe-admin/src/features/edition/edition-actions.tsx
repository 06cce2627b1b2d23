import { messageOf } from '@plenary/kit/api';
import { Actions, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../page/confirm-dialog';
import { useCopy, useMakeCurrent, type AdminEdition } from './edition.api';
import { texts } from './texts';

interface EditionActionsProps {
  edition: AdminEdition;
  onDone: (text: string) => void;
  /** Looks at another edition. */
  choose: (id: string) => void;
}

/** The steps from one year to the next: copy, and later make the copy the current one. */
export function EditionActions(props: EditionActionsProps) {
  const { edition } = props;
  const [asked, setAsked] = useState<'copy' | 'current'>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Actions>
        <Button look="outlined" onClick={() => setAsked('copy')}>
          {texts.copy.open}
        </Button>
        {!edition.isCurrent && (
          <Button look="outlined" onClick={() => setAsked('current')}>
            {texts.makeCurrent.open}
          </Button>
        )}
      </Actions>
      {asked === 'copy' && <CopyDialog {...props} onClose={close} />}
      {asked === 'current' && <CurrentDialog {...props} onClose={close} />}
    </>
  );
}

type DialogProps = EditionActionsProps & { onClose: () => void };

function CopyDialog({ edition, onDone, choose, onClose }: DialogProps) {
  const copy = useCopy(edition.id);
  async function confirm() {
    const made = await copy.mutateAsync();
    onClose();
    choose(made.id);
    onDone(texts.copy.done(made.document.year));
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
  const make = useMakeCurrent(edition.id);
  const { slug } = edition.document;
  const { makeCurrent } = texts;
  async function confirm() {
    await make.mutateAsync(slug);
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
        label: makeCurrent.typing(slug),
        expected: slug,
        mismatch: makeCurrent.mismatch,
      }}
      error={make.error && messageOf(make.error, texts.failed)}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}
