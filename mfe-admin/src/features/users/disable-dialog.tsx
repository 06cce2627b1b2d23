import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { AskDialog } from '../../page/ask-dialog';
import { texts } from './texts';
import { fullName } from './user-row';
import { useUserChange, type AdminUser } from './users.api';

export interface UserChangeProps {
  user: AdminUser;
  /** Called with the changed account, and with what to announce. */
  onDone: (after: AdminUser, message: string) => void;
}

/** Asks once more before an account is shut out. */
export function DisableDialog(props: UserChangeProps & { onClose: () => void }) {
  const { user, onDone, onClose } = props;
  const change = useUserChange(user);
  const name = fullName(user);

  const disable = () =>
    change.mutate(
      { disabled: true },
      {
        onSuccess: (after) => {
          onClose();
          onDone(after, texts.isDisabled(name));
        },
      },
    );

  return (
    <AskDialog title={texts.disableHeading} text={texts.disableHint(name)} onClose={onClose}>
      {change.error && <Alert severity="error">{messageOf(change.error, texts.failed)}</Alert>}
      <Actions>
        <Button look="outlined" onClick={onClose}>
          {texts.keep}
        </Button>
        <Button look="destructive" busy={change.isPending} onClick={disable}>
          {texts.disableIt}
        </Button>
      </Actions>
    </AskDialog>
  );
}
