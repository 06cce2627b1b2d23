import { Form, PasswordField, SubmitButton, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../parts/failure-text';
import { AuthenticatorSetup } from '../../parts/second-step/authenticator-setup';
import { setUpAuthenticator, type Authenticator } from '../../parts/second-step/second-step.api';
import { passwordSchema } from './account-changes.schema';
import { Foldable } from './foldable';
import { texts } from './texts';

const { secondStep: own } = texts;

/** Turns the second step on by password and app. `onOn` gets the recovery codes. */
export function SecondStepOff({ onOn }: { onOn: (recoveryCodes: string[]) => void }) {
  return <Foldable label={own.setUp}>{(close) => <SetUp onOn={onOn} onCancel={close} />}</Foldable>;
}

function SetUp(props: { onOn: (recoveryCodes: string[]) => void; onCancel: () => void }) {
  const [app, setApp] = useState<Authenticator>();
  if (!app) return <PasswordForm onReady={setApp} onCancel={props.onCancel} />;
  return (
    <AuthenticatorSetup
      app={app}
      onConfirmed={({ recoveryCodes }) => props.onOn(recoveryCodes)}
      onCancel={props.onCancel}
    />
  );
}

function PasswordForm(props: { onReady: (app: Authenticator) => void; onCancel: () => void }) {
  const form = useForm({ schema: passwordSchema, defaultValues: { password: '' } });
  const setup = useMutation({ mutationFn: setUpAuthenticator, onSuccess: props.onReady });
  return (
    <Form
      form={form}
      onSubmit={(values) => setup.mutateAsync(values)}
      error={failureText(setup.error, own.failed)}
    >
      <PasswordField name="password" label={own.password} autoComplete="current-password" />
      <Actions>
        <SubmitButton>{own.next}</SubmitButton>
        <Button look="text" onClick={props.onCancel}>
          {own.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
