import { messageOf } from '@plenary/kit/api';
import { useAuth, type NewSession } from '@plenary/kit/session';
import { Button, ErrorState, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AuthenticatorSetup } from '../../shared/two-factor/authenticator-setup';
import { RecoveryCodes } from '../../shared/two-factor/recovery-codes';
import { requiredSetupQuery } from './login.api';
import { texts } from './texts';

interface TwoFactorSetupProps {
  challenge: string;
  onFailure: (error: unknown) => void;
  onCancel: () => void;
}

export function TwoFactorSetup({ challenge, onFailure, onCancel }: TwoFactorSetupProps) {
  const { enter } = useAuth();
  const [codes, setCodes] = useState<string[]>();
  const [session, setSession] = useState<NewSession>();
  const { twoFactor } = texts;
  const setup = useQuery(requiredSetupQuery(challenge));
  useEffect(() => {
    if (setup.error) onFailure(setup.error);
  });

  if (codes && session) {
    return (
      <RecoveryCodes codes={codes} heading="h2">
        <Button onClick={() => enter(session)}>{twoFactor.codesSaved}</Button>
      </RecoveryCodes>
    );
  }
  if (setup.isError) {
    return (
      <ErrorState
        title={twoFactor.setupFailed}
        message={messageOf(setup.error, texts.failed)}
        onRetry={() => void setup.refetch()}
      />
    );
  }
  if (!setup.data) return <Spinner />;
  return (
    <>
      <p>{twoFactor.setupLead}</p>
      <AuthenticatorSetup
        authenticator={setup.data}
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
