import { CodeField, Form, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { useAuth } from '@plenary/kit/session';
import { Actions, Button } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../parts/failure-text';
import { appCodeSchema } from '../../parts/second-step/app-code.schema';
import { recoveryCodeSchema } from './login.schema';
import { sendCode } from './second-step.api';
import { texts } from './texts';

interface CodeFormProps {
  challenge: string;
  onFailure: (error: unknown) => void;
}

/** Six digits of the app, or one of the recovery codes. The page leads on once there is a user. */
export function CodeForm(props: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <p>{isRecovery ? texts.recoveryLead : texts.codeLead}</p>
      <Fields key={String(isRecovery)} isRecovery={isRecovery} {...props} />
      <Actions>
        <Button look="text" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? texts.useApp : texts.useRecovery}
        </Button>
      </Actions>
    </>
  );
}

function Fields({ isRecovery, challenge, onFailure }: CodeFormProps & { isRecovery: boolean }) {
  const { enter } = useAuth();
  const form = useForm({
    schema: isRecovery ? recoveryCodeSchema : appCodeSchema,
    defaultValues: { code: '' },
  });
  const login = useMutation({ mutationFn: sendCode, onSuccess: enter, onError: onFailure });
  return (
    <Form
      form={form}
      onSubmit={({ code }) => login.mutateAsync({ challenge, code })}
      error={failureText(login.error, texts.failed)}
    >
      {isRecovery ? (
        <TextField name="code" label={texts.recoveryCode} autoComplete="off" />
      ) : (
        <CodeField name="code" label={texts.code} hint={texts.codeHint} length={6} />
      )}
      <SubmitButton fullWidth>{texts.submit}</SubmitButton>
    </Form>
  );
}
