import { Form, PasswordField, SubmitButton, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../parts/failure-text';
import { AuthenticatorSetup } from '../../parts/second-step/authenticator-setup';
import { RecoveryCodes } from '../../parts/second-step/recovery-codes';
import { setUpAuthenticator, type Authenticator } from '../../parts/second-step/second-step.api';
import { passwordSchema } from './account-changes.schema';
import { Foldable } from './foldable';
import { texts } from './texts';

const { secondStep: own } = texts;

/** Turns the second step on: password, app, recovery codes. */
export function SecondStepOff() {
  return <Foldable label={own.setUp}>{(close) => <SetUp onClose={close} />}</Foldable>;
}

function SetUp({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [app, setApp] = useState<Authenticator>();
  const [codes, setCodes] = useState<string[]>();
  const finish = () => void queries.invalidateQueries({ queryKey: ['profile'] });

  if (codes) {
    return (
      <RecoveryCodes codes={codes}>
        <Button onClick={finish}>{own.codesKept}</Button>
      </RecoveryCodes>
    );
  }
  if (!app) return <PasswordForm onReady={setApp} onCancel={onClose} />;
  return (
    <AuthenticatorSetup
      app={app}
      onConfirmed={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onCancel={onClose}
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
