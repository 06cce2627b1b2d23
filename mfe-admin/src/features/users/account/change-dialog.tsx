import { ApiError, messageOf } from '@plenary/kit/api';
import { useUser } from '@plenary/kit/session';
import { Alert } from '@plenary/kit/ui';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { texts } from '../texts';
import { useChangesSince } from './use-changes-since';
import { useUpdateUser, type UserChange, type UserActionProps } from '../user.api';

export interface ChangeDialogProps extends UserActionProps {
  change: UserChange;
  title: string;
  text: string;
  confirm: string;
  /** Label of the checkbox shown when admins change their own account. */
  own: string;
  done: string;
  onClose: () => void;
}

export function ChangeDialog(props: ChangeDialogProps) {
  const { user, change, own, done, onDone, onClose, ...dialog } = props;
  const update = useUpdateUser(user);
  const changes = useChangesSince(user);
  const isOwn = useUser()?.id === user.id;
  const isStale = update.error instanceof ApiError && update.error.code === 'CHANGED_MEANWHILE';

  async function confirm() {
    await update.mutateAsync(isOwn ? { ...change, confirmSelf: true } : change);
    onClose();
    onDone(done);
  }

  return (
    <ConfirmDialog
      {...dialog}
      keep={texts.cancel}
      tick={isOwn ? { label: own, missing: texts.ownMissing } : undefined}
      error={update.error && !isStale ? messageOf(update.error, texts.failed) : null}
      onClose={onClose}
      onConfirm={confirm}
    >
      {changes.length > 0 && (
        <Alert severity="warning" role="alert">
          {texts.changedMeanwhile}
          <ul>
            {changes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {texts.confirmAgain}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
