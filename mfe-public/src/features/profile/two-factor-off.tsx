import { useState } from 'react';
import { AuthenticatorSetup } from '../../shared/two-factor/authenticator-setup';
import { useCreateAuthenticator, type Authenticator } from '../../shared/two-factor/two-factor.api';
import { Disclosure } from './disclosure';
import { PasswordForm } from './password-form';
import { texts } from './texts';

const { twoFactor } = texts;

interface TwoFactorOffProps {
  onTurnedOn: (recoveryCodes: string[]) => void;
}

export function TwoFactorOff({ onTurnedOn }: TwoFactorOffProps) {
  return (
    <Disclosure label={twoFactor.setUp}>
      {(close) => <SetUp onTurnedOn={onTurnedOn} onCancel={close} />}
    </Disclosure>
  );
}

function SetUp({ onTurnedOn, onCancel }: TwoFactorOffProps & { onCancel: () => void }) {
  const [authenticator, setAuthenticator] = useState<Authenticator>();
  const create = useCreateAuthenticator();
  if (!authenticator) {
    return (
      <PasswordForm
        submit={twoFactor.continue}
        error={create.error}
        failed={twoFactor.failed}
        onSubmit={async (values) => setAuthenticator(await create.mutateAsync(values))}
        onCancel={onCancel}
      />
    );
  }
  return (
    <AuthenticatorSetup
      authenticator={authenticator}
      onConfirmed={({ recoveryCodes }) => onTurnedOn(recoveryCodes)}
      onCancel={onCancel}
    />
  );
}
