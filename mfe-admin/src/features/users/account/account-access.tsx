import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { ChangeDialog } from './change-dialog';
import { texts } from '../texts';
import { Block } from '../../../shared/page/columns';
import { fullName } from '../list/user-row';
import { useResendVerification, type UserActionProps } from '../user.api';

export function AccountAccess({ user, onDone }: UserActionProps) {
  const [isConfirming, setConfirming] = useState(false);
  const resend = useResendVerification(user.id);
  const name = fullName(user);
  return (
    <Block>
      <h2>{texts.access}</h2>
      <p>{user.isDisabled ? texts.cannotLogIn : texts.canLogIn}</p>
      {resend.isError && (
        <Alert severity="error">{messageOf(resend.error, texts.resendFailed)}</Alert>
      )}
      <Actions>
        {!user.isEmailVerified && (
          <Button
            look="outlined"
            busy={resend.isPending}
            onClick={() =>
              resend.mutate(undefined, {
                onSuccess: () => onDone(texts.resent({ email: user.email })),
              })
            }
          >
            {texts.resend}
          </Button>
        )}
        <Button
          look={user.isDisabled ? 'outlined' : 'destructive'}
          onClick={() => setConfirming(true)}
        >
          {user.isDisabled ? texts.enable : texts.disable}
        </Button>
      </Actions>
      {isConfirming && (
        <ChangeDialog
          user={user}
          {...questionOf(name, user.isDisabled)}
          own={texts.ownAccess}
          onDone={onDone}
          onClose={() => setConfirming(false)}
        />
      )}
    </Block>
  );
}

function questionOf(name: string, isDisabled: boolean) {
  return isDisabled
    ? {
        change: { disabled: false },
        title: texts.enableTitle,
        text: texts.enableText({ name }),
        confirm: texts.enableAccount,
        done: texts.isEnabled({ name }),
      }
    : {
        change: { disabled: true },
        title: texts.disableTitle,
        text: texts.disableText({ name }),
        confirm: texts.disableAccount,
        done: texts.isDisabled({ name }),
      };
}
