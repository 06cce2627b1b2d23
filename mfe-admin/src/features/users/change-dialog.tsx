import { ApiError, messageOf } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { Alert } from '@plenary/kit/ui';
import { ConfirmDialog } from '../../page/confirm-dialog';
import { texts } from './texts';
import { useMeanwhile } from './use-meanwhile';
import type { UserActionProps } from './user-action';
import { useUserChange, type UserChange } from './user.api';

export interface ChangeDialogProps extends UserActionProps {
  change: UserChange;
  title: string;
  text: string;
  confirm: string;
  /** What one must tick when the account is one's own. */
  own: string;
  /** Announced once it is done. */
  done: string;
  onClose: () => void;
}

/**
 * Asks before an account is changed. When another admin was quicker, it says what that one did, and
 * keeps what was chosen.
 */
export function ChangeDialog(props: ChangeDialogProps) {
  const { user, change, own, done, onDone, onClose, ...question } = props;
  const call = useUserChange(user);
  const meanwhile = useMeanwhile(user);
  const isOwn = useAuth().user?.id === user.id;
  const isStale = call.error instanceof ApiError && call.error.code === 'CHANGED_MEANWHILE';

  async function confirm() {
    await call.mutateAsync(isOwn ? { ...change, confirmSelf: true } : change);
    onClose();
    onDone(done);
  }

  return (
    <ConfirmDialog
      {...question}
      keep={texts.keep}
      tick={isOwn ? { label: own, missing: texts.ownMissing } : undefined}
      error={call.error && !isStale ? messageOf(call.error, texts.failed) : null}
      onClose={onClose}
      onConfirm={confirm}
    >
      {meanwhile.length > 0 && (
        <Alert severity="warning" role="alert">
          {texts.stale}
          <ul>
            {meanwhile.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {texts.staleKept}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
