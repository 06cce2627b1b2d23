import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Loaded } from '../../shared/loaded';
import { Saved } from './saved';
import { SessionList } from './session-list';
import {
  sessionsQuery,
  useEndAllSessions,
  useEndOtherSessions,
  useEndSession,
} from './sessions.api';
import { SettingsSection } from './settings-section';
import { texts as allTexts } from './texts';

const { sessions: texts } = allTexts;

export function Sessions() {
  const navigate = useNavigate();
  const query = useQuery(sessionsQuery());
  const list = useRef<HTMLUListElement>(null);
  const one = useEndSession();
  const others = useEndOtherSessions();
  const all = useEndAllSessions();
  const failure = one.error ?? others.error ?? all.error;
  // The clicked button disappears with its row.
  const focusList = { onSuccess: () => list.current?.focus() };

  async function endAll() {
    await all.mutateAsync().then(
      () => navigate(paths.login.href()),
      () => undefined,
    );
  }

  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Loaded query={query} failed={texts.loadFailed}>
        {(sessions) => (
          <>
            <SessionList
              ref={list}
              sessions={sessions}
              ending={one.isPending ? one.variables : undefined}
              onEnd={(id) => one.mutate(id, focusList)}
            />
            <Actions>
              {sessions.length > 1 && (
                <Button
                  look="outlined"
                  busy={others.isPending}
                  onClick={() => others.mutate(undefined, focusList)}
                >
                  {texts.endOthers}
                </Button>
              )}
              <Button look="destructive" busy={all.isPending} onClick={() => void endAll()}>
                {texts.endAll}
              </Button>
            </Actions>
          </>
        )}
      </Loaded>
      {failure && <Alert severity="error">{messageOf(failure, texts.failed)}</Alert>}
      <Saved text={!failure && savedText(one.isSuccess, others.isSuccess)} />
    </SettingsSection>
  );
}

function savedText(isOneEnded: boolean, areOthersEnded: boolean): string | undefined {
  if (areOthersEnded) return texts.othersEnded;
  return isOneEnded ? texts.ended : undefined;
}
