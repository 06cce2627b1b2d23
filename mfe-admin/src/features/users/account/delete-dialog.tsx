import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { texts } from '../texts';
import { fullName } from '../list/user-row';
import { useDeleteUser, type Person } from '../user.api';

export function DeleteDialog({ user, onClose }: { user: Person; onClose: () => void }) {
  const deletion = useDeleteUser(user.id);
  const navigate = useNavigate();
  const isOwn = useUser()?.id === user.id;
  const name = fullName(user);
  return (
    <ConfirmDialog
      title={texts.deleteTitle({ name })}
      text={texts.deleteText}
      confirm={texts.deletePermanently}
      keep={texts.cancel}
      tick={isOwn ? { label: texts.ownDeletion, missing: texts.ownMissing } : undefined}
      typing={{
        label: texts.deleteTyping({ email: user.email }),
        expected: user.email,
        mismatch: texts.deleteMismatch,
      }}
      error={deletion.error && messageOf(deletion.error, texts.deleteFailed)}
      onClose={onClose}
      onConfirm={async () => {
        await deletion.mutateAsync({ confirmation: user.email });
        await navigate(paths.adminUsers.href(), {
          replace: true,
          state: { done: texts.deleted({ name }) },
        });
      }}
    >
      <p>{texts.deleteKept}</p>
    </ConfirmDialog>
  );
}
