import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Actions, Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded } from '../../shared/loaded';
import { PasswordForm } from './password-form';
import { Saved } from './saved';
import { SessionList } from './session-list';
import { sessionsQuery, useEndSessions, type SessionsToEnd } from './sessions.api';
import { SettingsSection } from './settings-section';
import { texts as allTexts } from './texts';
import { UnsentWarning } from './unsent-warning';

const { sessions: texts } = allTexts;

export function Sessions() {
  const navigate = useNavigate();
  const query = useQuery(sessionsQuery());
  const section = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<SessionsToEnd>();
  const end = useEndSessions();

  function choose(sessions: SessionsToEnd) {
    end.reset();
    setChosen(sessions);
    requestAnimationFrame(() => section.current?.querySelector('input')?.focus());
  }

  /** The pressed button has disappeared with its row or form. */
  function close() {
    setChosen(undefined);
    list.current?.focus();
  }

  async function submit(sessions: SessionsToEnd, password: string) {
    await end.mutateAsync({ sessions, password });
    if (sessions === 'all') await navigate(paths.login.href());
    else close();
  }

  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <Loaded query={query} failed={texts.loadFailed}>
        {(sessions) => (
          <div ref={section}>
            <SessionList
              ref={list}
              sessions={sessions}
              onEnd={({ id, device }) => choose({ id, device: device ?? texts.unknownDevice })}
            />
            {chosen ? (
              <PasswordForm
                key={buttonOf(chosen)}
                submit={buttonOf(chosen)}
                look={chosen === 'all' ? 'destructive' : undefined}
                error={end.error}
                failed={texts.failed}
                onSubmit={({ password }) => submit(chosen, password)}
                onCancel={close}
              >
                {chosen === 'all' && <UnsentWarning />}
              </PasswordForm>
            ) : (
              <Actions>
                {sessions.length > 1 && (
                  <Button look="outlined" onClick={() => choose('others')}>
                    {texts.endOthers}
                  </Button>
                )}
                <Button look="destructive" onClick={() => choose('all')}>
                  {texts.endAll}
                </Button>
              </Actions>
            )}
          </div>
        )}
      </Loaded>
      <Saved text={end.isSuccess && doneText(end.variables.sessions)} />
    </SettingsSection>
  );
}

function buttonOf(sessions: SessionsToEnd): string {
  if (sessions === 'all') return texts.endAll;
  return sessions === 'others' ? texts.endOthers : texts.endOne({ device: sessions.device });
}

const doneText = (sessions: SessionsToEnd) =>
  sessions === 'others' ? texts.othersEnded : texts.ended;
