import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { useDeleteDraft } from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { texts } from './texts';

interface DeleteDraftDialogProps {
  paperId: string;
  onClose: () => void;
}

/** Deleting removes the draft from the list, which unmounts this dialog. */
export default function DeleteDraftDialog({ paperId, onClose }: DeleteDraftDialogProps) {
  const deletion = useDeleteDraft(paperId);
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={texts.deleteText}
      confirm={texts.delete}
      keep={shared.cancel}
      error={formErrorOf(deletion.error, shared.actionFailed)}
      onConfirm={async () => {
        await deletion.mutateAsync();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
