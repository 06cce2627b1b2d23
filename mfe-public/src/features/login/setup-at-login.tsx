import { messageOf } from '@plenary/kit/api';
import { useAuth, type SignedIn } from '@plenary/kit/session';
import { Button, ErrorState, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AuthenticatorSetup } from '../../parts/second-step/authenticator-setup';
import { RecoveryCodes } from '../../parts/second-step/recovery-codes';
import { setUpAuthenticator } from '../../parts/second-step/second-step.api';
import { texts } from './texts';

interface SetupAtLoginProps {
  challenge: string;
  onFailure: (error: unknown) => void;
  onCancel: () => void;
}

/** For accounts that must have a second step and have none yet: app, recovery codes, then in. */
export function SetupAtLogin({ challenge, onFailure, onCancel }: SetupAtLoginProps) {
  const { enter } = useAuth();
  const [codes, setCodes] = useState<string[]>();
  const [session, setSession] = useState<SignedIn>();
  const app = useQuery({
    queryKey: ['second-step-setup', challenge],
    queryFn: () => setUpAuthenticator({ challenge }),
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    if (app.error) onFailure(app.error);
  });

  if (codes && session) {
    return (
      <RecoveryCodes codes={codes} heading="h2">
        <Button onClick={() => enter(session)}>{texts.codesKept}</Button>
      </RecoveryCodes>
    );
  }
  if (app.isError) {
    const message = messageOf(app.error, texts.failed);
    return (
      <ErrorState title={texts.setupFailed} message={message} onRetry={() => void app.refetch()} />
    );
  }
  if (!app.data) return <Spinner />;
  return (
    <>
      <p>{texts.setupLead}</p>
      <AuthenticatorSetup
        app={app.data}
        challenge={challenge}
        onConfirmed={({ recoveryCodes, token, user }) => {
          if (token && user) setSession({ token, user });
          setCodes(recoveryCodes);
        }}
        onFailure={onFailure}
        onCancel={onCancel}
      />
    </>
  );
}
