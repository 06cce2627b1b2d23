import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { ConfirmDialog } from '../../page/confirm-dialog';
import { texts } from './texts';
import { fullName } from './user-row';
import { useRemoval, type Person } from './user.api';

/** Says what goes and what stays, and asks for the address before an account is deleted. */
export function DeleteDialog({ user, onClose }: { user: Person; onClose: () => void }) {
  const removal = useRemoval(user.id);
  const navigate = useNavigate();
  const isOwn = useAuth().user?.id === user.id;
  const name = fullName(user);
  return (
    <ConfirmDialog
      title={texts.removeHeading(name)}
      text={texts.removeGone}
      confirm={texts.removeIt}
      keep={texts.keep}
      tick={isOwn ? { label: texts.ownRemoval, missing: texts.ownMissing } : undefined}
      typing={{
        label: texts.removeConfirm(user.email),
        expected: user.email,
        mismatch: texts.removeMismatch,
      }}
      error={removal.error && messageOf(removal.error, texts.removeFailed)}
      onClose={onClose}
      onConfirm={async () => {
        await removal.mutateAsync({ confirmation: user.email });
        await navigate(paths.adminUsers.href(), {
          replace: true,
          state: { done: texts.removed(name) },
        });
      }}
    >
      <p>{texts.removeKept}</p>
    </ConfirmDialog>
  );
}
