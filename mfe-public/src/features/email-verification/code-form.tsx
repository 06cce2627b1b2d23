import { messageOf } from '@plenary/kit/api';
import { formatTime, useReaderZone } from '@plenary/kit/edition';
import { CodeField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import { CODE_MINUTES } from '../../shared/account.schema';
import { useVerifyEmail } from './email-verification.api';
import { codeSchema } from './email-verification.schema';
import { texts } from './texts';
import { TriesLeft } from './tries-left';

interface CodeFormProps {
  email: string;
  /** Undefined while they are not known, and without a session. */
  triesLeft: number | undefined;
  /** Null without a valid code. */
  expiresAt: string | null | undefined;
  onVerified: (message: string) => void;
}

export function CodeForm({ email, triesLeft, expiresAt, onVerified }: CodeFormProps) {
  const form = useForm({ schema: codeSchema, defaultValues: { code: '' } });
  const verify = useVerifyEmail();

  async function submit({ code }: { code: string }) {
    const { message } = await verify.mutateAsync({ email, code });
    onVerified(message);
  }

  if (triesLeft === 0) return <Alert severity="warning">{texts.noTries}</Alert>;
  return (
    <Form
      form={form}
      onSubmit={submit}
      error={verify.isError && messageOf(verify.error, texts.verifyFailed)}
    >
      <CodeField
        name="code"
        label={texts.code}
        hint={<Validity expiresAt={expiresAt} />}
        aside={triesLeft !== undefined && <TriesLeft count={triesLeft} />}
      />
      <SubmitButton fullWidth>{texts.verify}</SubmitButton>
    </Form>
  );
}

function Validity({ expiresAt }: Pick<CodeFormProps, 'expiresAt'>) {
  const zone = useReaderZone() ?? 'UTC';
  if (expiresAt === null) return texts.codeExpired;
  if (expiresAt === undefined) return texts.codeHint({ minutes: CODE_MINUTES });
  return <time dateTime={expiresAt}>{texts.codeValid({ time: formatTime(expiresAt, zone) })}</time>;
}
