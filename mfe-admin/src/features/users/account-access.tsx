import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { ChangeDialog } from './change-dialog';
import { texts } from './texts';
import type { UserActionProps } from './user-action';
import { Block } from '../../page/columns';
import { fullName } from './user-row';
import { useResendVerification } from './user.api';

/** Whether the account may sign in, and whether its address is proven. */
export function AccountAccess({ user, onDone }: UserActionProps) {
  const [isAsking, setAsking] = useState(false);
  const resend = useResendVerification(user.id);
  const name = fullName(user);
  return (
    <Block>
      <h2>{texts.account}</h2>
      <p>{user.isDisabled ? texts.mayNotEnter : texts.mayEnter}</p>
      {resend.isError && (
        <Alert severity="error">{messageOf(resend.error, texts.resendFailed)}</Alert>
      )}
      <Actions>
        {!user.isEmailVerified && (
          <Button
            look="outlined"
            busy={resend.isPending}
            onClick={() =>
              resend.mutate(undefined, { onSuccess: () => onDone(texts.resent(user.email)) })
            }
          >
            {texts.resend}
          </Button>
        )}
        <Button look={user.isDisabled ? 'outlined' : 'destructive'} onClick={() => setAsking(true)}>
          {user.isDisabled ? texts.enable : texts.disable}
        </Button>
      </Actions>
      {isAsking && (
        <ChangeDialog
          user={user}
          {...questionOf(name, user.isDisabled)}
          own={texts.ownAccess}
          onDone={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </Block>
  );
}

function questionOf(name: string, isDisabled: boolean) {
  return isDisabled
    ? {
        change: { disabled: false },
        title: texts.enableHeading,
        text: texts.enableHint(name),
        confirm: texts.enableIt,
        done: texts.isEnabled(name),
      }
    : {
        change: { disabled: true },
        title: texts.disableHeading,
        text: texts.disableHint(name),
        confirm: texts.disableIt,
        done: texts.isDisabled(name),
      };
}
