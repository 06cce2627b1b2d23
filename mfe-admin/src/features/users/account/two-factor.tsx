import { messageOf } from '@plenary/kit/api';
import { formatInstant } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useUser } from '@plenary/kit/session';
import { Actions, Button, Link } from '@plenary/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { texts } from '../texts';
import { Block } from '../../../shared/page/columns';
import { fullName } from '../list/user-row';
import { useTurnOffTwoFactor, type UserActionProps } from '../user.api';

export function TwoFactor({ user, onDone }: UserActionProps) {
  const [isConfirming, setConfirming] = useState(false);
  const isOwn = useUser()?.id === user.id;
  const since = user.twoFactorSince;
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  function done(message: string) {
    setDone(true);
    onDone(message);
  }

  return (
    <Block>
      <h2 ref={heading} tabIndex={-1}>
        {texts.twoFactor}
      </h2>
      {since === null ? (
        <p>{texts.twoFactorOff}</p>
      ) : (
        <p>{texts.twoFactorSince({ instant: formatInstant(since) })}</p>
      )}
      {since !== null && isOwn && (
        <p>
          <Link to={paths.profile.href()}>{texts.ownTwoFactor}</Link>
        </p>
      )}
      {since !== null && !isOwn && (
        <Actions>
          <Button look="destructive" onClick={() => setConfirming(true)}>
            {texts.turnOff}
          </Button>
        </Actions>
      )}
      {isConfirming && (
        <TurnOffDialog user={user} onDone={done} onClose={() => setConfirming(false)} />
      )}
    </Block>
  );
}

function TurnOffDialog({ user, onDone, onClose }: UserActionProps & { onClose: () => void }) {
  const turnOff = useTurnOffTwoFactor(user.id);
  const name = fullName(user);
  return (
    <ConfirmDialog
      title={texts.turnOffTitle({ name })}
      text={texts.turnOffText({ name })}
      confirm={texts.turnOffConfirm}
      keep={texts.cancel}
      tick={{ label: texts.identityChecked({ name }), missing: texts.identityMissing }}
      error={turnOff.error && messageOf(turnOff.error, texts.failed)}
      onClose={onClose}
      onConfirm={async () => {
        await turnOff.mutateAsync(undefined);
        onClose();
        onDone(texts.turnedOff({ name }));
      }}
    />
  );
}
