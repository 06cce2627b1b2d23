import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Saved } from '../../parts/saved';
import { Loaded } from '../../parts/loaded';
import { SessionList } from './session-list';
import { endAllSessions, endOtherSessions, endSession, sessionsQuery } from './sessions.api';
import { SettingsSection } from './settings-section';
import { texts } from './texts';

const { sessions: own } = texts;

/** Where one is logged in, and ways to end that. */
export function Sessions() {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const list = useRef<HTMLUListElement>(null);
  /** The pressed button goes with its row; the focus stays beside it. */
  async function reload() {
    await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    list.current?.focus();
  }
  const one = useMutation({ mutationFn: endSession, onSuccess: reload });
  const others = useMutation({ mutationFn: endOtherSessions, onSuccess: reload });
  const all = useMutation({
    mutationFn: endAllSessions,
    onSuccess: () => logout().then(() => navigate(paths.login.href())),
  });
  const failure = one.error ?? others.error ?? all.error;

  return (
    <SettingsSection title={own.title} lead={own.lead}>
      <Loaded query={sessions} failed={own.notLoaded}>
        {(items) => (
          <>
            <SessionList
              ref={list}
              sessions={items}
              ending={one.isPending ? one.variables : undefined}
              onEnd={(id) => one.mutate(id)}
            />
            <Actions>
              {items.length > 1 && (
                <Button look="outlined" busy={others.isPending} onClick={() => others.mutate()}>
                  {own.endOthers}
                </Button>
              )}
              <Button look="destructive" busy={all.isPending} onClick={() => all.mutate()}>
                {own.endAll}
              </Button>
            </Actions>
          </>
        )}
      </Loaded>
      {failure && <Alert severity="error">{messageOf(failure, own.failed)}</Alert>}
      <Saved text={(one.isSuccess || others.isSuccess) && !failure && own.ended} />
    </SettingsSection>
  );
}
