import { CodeField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { Actions, Button, CopyButton, fonts, Stack, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../failure-text';
import { appCodeSchema } from './app-code.schema';
import { QrCode } from './qr-code';
import { confirmAuthenticator, type Authenticator, type Confirmed } from './second-step.api';
import { texts } from './texts';

const Key = styled('code')({
  fontFamily: fonts.reference,
  fontSize: '1.0625rem',
  wordSpacing: '0.1em',
});

interface AuthenticatorSetupProps {
  app: Authenticator;
  /** Of the login that asked for the setup; none while signed in. */
  challenge?: string;
  onConfirmed: (answer: Confirmed) => void;
  onFailure?: (error: unknown) => void;
  onCancel: () => void;
}

/** The picture and the key for the app, then a code of it as proof that it works. */
export function AuthenticatorSetup(props: AuthenticatorSetupProps) {
  const { app, challenge, onConfirmed, onFailure, onCancel } = props;
  const form = useForm({ schema: appCodeSchema, defaultValues: { code: '' } });
  const confirmation = useMutation({
    mutationFn: confirmAuthenticator,
    onSuccess: onConfirmed,
    onError: onFailure,
  });
  return (
    <Form
      form={form}
      onSubmit={({ code }) => confirmation.mutateAsync({ challenge, code })}
      error={failureText(confirmation.error, texts.failed)}
    >
      <p>{texts.scan}</p>
      <QrCode text={app.uri} label={texts.picture} />
      <Stack gap={1}>
        <p>{texts.type}</p>
        <Actions>
          <Key>{grouped(app.secret)}</Key>
          <CopyButton name={texts.key} value={app.secret} />
        </Actions>
      </Stack>
      <CodeField name="code" label={texts.code} hint={texts.enter} length={6} />
      <Actions>
        <SubmitButton>{texts.confirm}</SubmitButton>
        <Button look="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </Form>
  );
}

/** Four by four, as people read them off. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
