import { messageOf } from '@plenary/kit/api';
import { formatInstant } from '@plenary/kit/edition';
import { useUser } from '@plenary/kit/session';
import { Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Records } from './records';
import { texts } from '../texts';
import { fullName } from '../list/user-row';
import { useEndSession, useEndSessions, type Person, type UserActionProps } from '../user.api';

export function Sessions({ user, onDone }: UserActionProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Records
      heading={texts.sessions}
      none={texts.noSessions}
      total={user.counts.sessions}
      items={user.sessions.map((session) => ({
        id: session.id,
        title: session.isCurrent
          ? texts.thisSession({ device: deviceOf(session) })
          : deviceOf(session),
        at: session.createdAt,
        note: texts.lastUsed({ instant: formatInstant(session.lastUsedAt) }),
        state: !session.isCurrent && <LogOutButton user={user} session={session} onDone={onDone} />,
      }))}
    >
      {user.sessions.length > 0 && (
        <div>
          <Button look="outlined" onClick={() => setConfirming(true)}>
            {texts.endSessions}
          </Button>
        </div>
      )}
      {isConfirming && (
        <LogOutDialog user={user} onDone={onDone} onClose={() => setConfirming(false)} />
      )}
    </Records>
  );
}

type Session = Person['sessions'][number];

const deviceOf = ({ device }: Session) => device ?? texts.unknownDevice;

function LogOutButton({ user, session, onDone }: UserActionProps & { session: Session }) {
  const end = useEndSession(user.id);
  const device = deviceOf(session);
  return (
    <>
      <Button
        look="outlined"
        size="small"
        aria-label={texts.logOutDevice({ device })}
        busy={end.isPending}
        onClick={() =>
          end.mutate(session.id, {
            onSuccess: () => onDone(texts.deviceLoggedOut({ name: fullName(user), device })),
          })
        }
      >
        {texts.logOut}
      </Button>
      {end.isError && <Alert severity="error">{messageOf(end.error, texts.failed)}</Alert>}
    </>
  );
}

function LogOutDialog({ user, onDone, onClose }: UserActionProps & { onClose: () => void }) {
  const end = useEndSessions(user.id);
  const isOwn = useUser()?.id === user.id;
  const name = fullName(user);
  return (
    <ConfirmDialog
      title={texts.endTitle}
      text={texts.endText({ name })}
      confirm={texts.endSessions}
      keep={texts.cancel}
      tick={isOwn ? { label: texts.ownSessions, missing: texts.ownMissing } : undefined}
      error={end.error && messageOf(end.error, texts.failed)}
      onClose={onClose}
      onConfirm={async () => {
        await end.mutateAsync({ confirmSelf: isOwn ? 'true' : undefined });
        onClose();
        onDone(texts.sessionsEnded({ name }));
      }}
    />
  );
}
