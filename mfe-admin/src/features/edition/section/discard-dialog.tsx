import { ConfirmDialog } from '@plenary/kit/dialogs';
import type { EditionSection } from '../model/fields';
import { texts } from '../texts';

interface DiscardDialogProps {
  section: EditionSection;
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks before input that no one has saved is lost. */
export function DiscardDialog({ section, onClose, onDiscard }: DiscardDialogProps) {
  const { discard } = texts;
  return (
    <ConfirmDialog
      title={discard.title({ section: section.title })}
      text={discard.text}
      confirm={discard.confirm}
      keep={discard.keep}
      onClose={onClose}
      onConfirm={() => {
        onDiscard();
        onClose();
      }}
    />
  );
}
