import { formatDay, formatTime } from '@plenary/kit/edition';
import { useLocation } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { Alert } from '@plenary/kit/ui';
import { useState } from 'react';
import type { Statement } from './statements.api';
import { texts } from './texts';

type Act = Statement['imported'];

const RECENT = 5 * 60_000;

/** Of other organisers: an import that was faster, and acts since the page was opened. */
export function PeopleNote({ statement }: { statement: Statement }) {
  const user = useUser();
  const { state } = useLocation() as { state: { earlier?: Act | null } | null };
  const { othersAct } = statement;
  const [first] = useState(othersAct?.at);
  const earlier = state?.earlier;
  const isNew = othersAct !== null && othersAct.at !== first;
  return (
    <div role="status">
      {earlier && (
        <Alert severity="info" role="note">
          {earlier.byId === user?.id
            ? texts.importedByYou({ time: timeOf(earlier) })
            : texts.importedBy({ name: earlier.by, time: timeOf(earlier) })}
        </Alert>
      )}
      {isNew && (
        <Alert severity="info" role="note">
          {texts.changedBy({ name: othersAct.by, time: formatTime(othersAct.at, 'UTC') })}
        </Alert>
      )}
    </div>
  );
}

function timeOf({ at }: Act): string {
  const isRecent = Date.now() - Date.parse(at) < RECENT;
  return isRecent ? texts.justNow : texts.onDay({ day: formatDay(at.slice(0, 10)) });
}
