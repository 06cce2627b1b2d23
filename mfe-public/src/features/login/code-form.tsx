import { CodeField, Form, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { useAuth } from '@plenary/kit/session';
import { Button } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Ways } from '../../parts/account-page';
import { failureText } from '../../parts/failure-text';
import { appCodeSchema } from '../../parts/second-step/app-code.schema';
import { recoveryCodeSchema } from './login.schema';
import { sendCode } from './second-step.api';
import { texts } from './texts';

interface CodeFormProps {
  challenge: string;
  onFailure: (error: unknown) => void;
  onBack: () => void;
}

/** Six digits of the app, or one of the recovery codes. The page leads on once there is a user. */
export function CodeForm(props: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <p>{isRecovery ? texts.recoveryLead : texts.codeLead}</p>
      <Fields key={String(isRecovery)} isRecovery={isRecovery} {...props} />
      <Ways>
        <p>
          <Button look="text" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? texts.useApp : texts.useRecovery}
          </Button>
        </p>
        <p>
          <Button look="text" onClick={props.onBack}>
            {texts.back}
          </Button>
        </p>
      </Ways>
    </>
  );
}

function Fields(props: CodeFormProps & { isRecovery: boolean }) {
  const { isRecovery, challenge, onFailure } = props;
  const { enter } = useAuth();
  const form = useForm({
    schema: isRecovery ? recoveryCodeSchema : appCodeSchema,
    defaultValues: { code: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
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
