import { messageOf } from '@plenary/kit/api';
import { useAuth } from '@plenary/kit/session';
import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { Instant } from '../../list/when';
import { ConfirmDialog } from '../../page/confirm-dialog';
import { Records } from './records';
import { texts } from './texts';
import type { UserActionProps } from './user-actions';
import { fullName } from './user-row';
import { useEndSessions } from './user.api';

/** Where the person is signed in, and the end of that. */
export function UserSessions({ user, onDone }: UserActionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Records
      heading={texts.sessions}
      none={texts.noSessions}
      total={user.counts.sessions}
      items={user.sessions.map(({ id, createdAt, lastUsedAt, isCurrent }) => ({
        id,
        what: isCurrent ? texts.thisSession : texts.signedIn,
        at: createdAt,
        note: (
          <>
            {texts.lastUsed} <Instant at={lastUsedAt} />
          </>
        ),
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
