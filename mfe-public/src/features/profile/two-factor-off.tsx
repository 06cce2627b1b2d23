import { formErrorOf } from '@plenary/kit/api';
import { Form, PasswordField, SubmitButton, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { AuthenticatorSetup } from '../../shared/two-factor/authenticator-setup';
import { useCreateAuthenticator, type Authenticator } from '../../shared/two-factor/two-factor.api';
import { passwordSchema } from './account.schema';
import { Disclosure } from './disclosure';
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
  if (!authenticator) return <PasswordForm onCreated={setAuthenticator} onCancel={onCancel} />;
  return (
    <AuthenticatorSetup
      authenticator={authenticator}
      onConfirmed={({ recoveryCodes }) => onTurnedOn(recoveryCodes)}
      onCancel={onCancel}
    />
  );
}

interface PasswordFormProps {
  onCreated: (authenticator: Authenticator) => void;
  onCancel: () => void;
}

function PasswordForm({ onCreated, onCancel }: PasswordFormProps) {
  const form = useForm({ schema: passwordSchema, defaultValues: { password: '' } });
  const create = useCreateAuthenticator();
  return (
    <Form
      form={form}
      onSubmit={async (values) => onCreated(await create.mutateAsync(values))}
      error={formErrorOf(create.error, twoFactor.failed)}
    >
      <PasswordField name="password" label={texts.ownPassword} autoComplete="current-password" />
      <Actions>
        <SubmitButton>{twoFactor.continue}</SubmitButton>
        <Button look="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
