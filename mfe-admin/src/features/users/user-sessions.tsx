import { messageOf } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { Alert, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { Instant } from '../../list/when';
import { ConfirmDialog } from '../../page/confirm-dialog';
import { Records } from './records';
import { texts } from './texts';
import type { UserActionProps } from './user-action';
import { fullName } from './user-row';
import { useEndSession, useEndSessions, type Person } from './user.api';

/** Where the person is signed in, and the end of that. */
export function UserSessions({ user, onDone }: UserActionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Records
      heading={texts.sessions}
      none={texts.noSessions}
      total={user.counts.sessions}
      items={user.sessions.map((session) => ({
        id: session.id,
        what: session.isCurrent ? texts.thisSession(deviceOf(session)) : deviceOf(session),
        at: session.createdAt,
        note: (
          <>
            {texts.lastUsed} <Instant at={session.lastUsedAt} />
          </>
        ),
        state: !session.isCurrent && <EndOne user={user} session={session} onDone={onDone} />,
      }))}
    >
      {user.sessions.length > 0 && (
        <div>
          <Button look="outlined" onClick={() => setAsking(true)}>
            {texts.endSessions}
          </Button>
        </div>
      )}
      {isAsking && <EndDialog user={user} onDone={onDone} onClose={() => setAsking(false)} />}
    </Records>
  );
}

type Session = Person['sessions'][number];

const deviceOf = ({ device }: Session) => device ?? texts.unknownDevice;

function EndOne({ user, session, onDone }: UserActionProps & { session: Session }) {
  const end = useEndSession(user.id);
  const device = deviceOf(session);
  return (
    <>
      <Button
        look="outlined"
        size="small"
        aria-label={texts.endOne(device)}
        busy={end.isPending}
        onClick={() =>
          end.mutate(session.id, {
            onSuccess: () => onDone(texts.oneEnded(fullName(user), device)),
          })
        }
      >
        {texts.end}
      </Button>
      {end.isError && <Alert severity="error">{messageOf(end.error, texts.failed)}</Alert>}
    </>
  );
}

function EndDialog({ user, onDone, onClose }: UserActionProps & { onClose: () => void }) {
  const end = useEndSessions(user.id);
  const isOwn = useAuth().user?.id === user.id;
  const name = fullName(user);
  return (
    <ConfirmDialog
      title={texts.endHeading}
      text={texts.endText(name)}
      confirm={texts.endSessions}
      keep={texts.keepSessions}
      tick={isOwn ? { label: texts.ownSessions, missing: texts.ownMissing } : undefined}
      error={end.error && messageOf(end.error, texts.failed)}
      onClose={onClose}
      onConfirm={async () => {
        await end.mutateAsync({ confirmSelf: isOwn ? 'true' : undefined });
        onClose();
        onDone(texts.sessionsEnded(name));
      }}
    />
  );
}
