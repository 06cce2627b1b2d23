import { formErrorOf } from '@plenary/kit/api';
import { CodeField, Form, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Button } from '@plenary/kit/ui';
import { useEffect, useState } from 'react';
import { RelatedLinks } from '../../shared/account-page';
import { authenticationCodeSchema } from '../../shared/two-factor/authentication-code.schema';
import { useVerifyCode } from './login.api';
import { recoveryCodeSchema } from './login.schema';
import { texts } from './texts';

const { twoFactor } = texts;

interface CodeFormProps {
  challenge: string;
  onFailure: (error: unknown) => void;
  onBack: () => void;
}

export function CodeForm(props: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <p>{isRecovery ? twoFactor.recoveryLead : twoFactor.lead}</p>
      <Fields key={String(isRecovery)} isRecovery={isRecovery} {...props} />
      <RelatedLinks>
        <p>
          <Button look="text" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? twoFactor.useApp : twoFactor.useRecoveryCode}
          </Button>
        </p>
        <p>
          <Button look="text" onClick={props.onBack}>
            {twoFactor.back}
          </Button>
        </p>
      </RelatedLinks>
    </>
  );
}

function Fields(props: CodeFormProps & { isRecovery: boolean }) {
  const { isRecovery, challenge, onFailure } = props;
  const form = useForm({
    schema: isRecovery ? recoveryCodeSchema : authenticationCodeSchema,
    defaultValues: { code: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const verify = useVerifyCode();
  return (
    <Form
      form={form}
      onSubmit={({ code }) => verify.mutateAsync({ challenge, code }, { onError: onFailure })}
      error={formErrorOf(verify.error, texts.failed)}
    >
      {isRecovery ? (
        <TextField name="code" label={twoFactor.recoveryCode} autoComplete="off" />
      ) : (
        <CodeField name="code" label={twoFactor.code} hint={twoFactor.codeHint} length={6} />
      )}
      <SubmitButton fullWidth>{texts.submit}</SubmitButton>
    </Form>
  );
}
