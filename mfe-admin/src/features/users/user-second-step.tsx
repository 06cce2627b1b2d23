import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useAuth } from '@plenary/kit/session';
import { Actions, Button, Link } from '@plenary/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { Instant } from '../../list/when';
import { ConfirmDialog } from '../../page/confirm-dialog';
import { texts } from './texts';
import type { UserActionProps } from './user-action';
import { Block } from '../../page/columns';
import { fullName } from './user-row';
import { useSecondStepRemoval } from './user.api';

/** Whether signing in asks for a code, and the way out for whoever has lost the phone. */
export function UserSecondStep({ user, onDone }: UserActionProps) {
  const [isAsking, setAsking] = useState(false);
  const isOwn = useAuth().user?.id === user.id;
  const { secondStepSince } = user;
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with what it did.
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
        {texts.secondStep}
      </h2>
      {secondStepSince === null ? (
        <p>{texts.noSecondStep}</p>
      ) : (
        <p>
          {texts.secondStepSince} <Instant at={secondStepSince} />
        </p>
      )}
      {secondStepSince !== null && isOwn && (
        <p>
          <Link to={paths.profile.href()}>{texts.ownSecondStep}</Link>
        </p>
      )}
      {secondStepSince !== null && !isOwn && (
        <Actions>
          <Button look="destructive" onClick={() => setAsking(true)}>
            {texts.turnOff}
          </Button>
        </Actions>
      )}
      {isAsking && <RemovalDialog user={user} onDone={done} onClose={() => setAsking(false)} />}
    </Block>
  );
}

function RemovalDialog({ user, onDone, onClose }: UserActionProps & { onClose: () => void }) {
  const removal = useSecondStepRemoval(user.id);
  const name = fullName(user);
  return (
    <ConfirmDialog
      title={texts.turnOffHeading(name)}
      text={texts.turnOffText(name)}
      confirm={texts.turnOffIt}
      keep={texts.keepOn}
      tick={{ label: texts.knowsPerson(name), missing: texts.knowsMissing }}
      error={removal.error && messageOf(removal.error, texts.failed)}
      onClose={onClose}
      onConfirm={async () => {
        await removal.mutateAsync(undefined);
        onClose();
        onDone(texts.turnedOff(name));
      }}
    />
  );
}
