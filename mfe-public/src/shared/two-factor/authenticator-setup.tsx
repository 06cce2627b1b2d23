import { formErrorOf } from '@plenary/kit/api';
import { CodeField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { Actions, Button, CopyButton, fonts, Stack, styled } from '@plenary/kit/ui';
import { authenticationCodeSchema } from './authentication-code.schema';
import { QrCode } from './qr-code';
import {
  useConfirmAuthenticator,
  type Authenticator,
  type ConfirmedAuthenticator,
} from './two-factor.api';
import { texts } from './texts';

const Key = styled('code')({
  fontFamily: fonts.reference,
  fontSize: '1.0625rem',
  wordSpacing: '0.1em',
});

interface AuthenticatorSetupProps {
  authenticator: Authenticator;
  /** Of a login that requires the set-up; undefined when logged in. */
  challenge?: string;
  onConfirmed: (confirmed: ConfirmedAuthenticator) => void;
  onFailure?: (error: unknown) => void;
  onCancel: () => void;
}

export function AuthenticatorSetup(props: AuthenticatorSetupProps) {
  const { authenticator, challenge, onConfirmed, onFailure, onCancel } = props;
  const form = useForm({ schema: authenticationCodeSchema, defaultValues: { code: '' } });
  const confirm = useConfirmAuthenticator();
  return (
    <Form
      form={form}
      onSubmit={({ code }) =>
        confirm.mutateAsync({ challenge, code }, { onSuccess: onConfirmed, onError: onFailure })
      }
      error={formErrorOf(confirm.error, texts.failed)}
    >
      <p>{texts.scan}</p>
      <QrCode text={authenticator.uri} label={texts.qrCode} />
      <Stack gap={1}>
        <p>{texts.enterKey}</p>
        <Actions>
          <Key>{grouped(authenticator.secret)}</Key>
          <CopyButton name={texts.key} value={authenticator.secret} />
        </Actions>
      </Stack>
      <CodeField name="code" label={texts.code} hint={texts.codeHint} length={6} />
      <Actions>
        <SubmitButton>{texts.confirm}</SubmitButton>
        <Button look="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </Form>
  );
}

function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
