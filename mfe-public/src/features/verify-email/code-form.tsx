import { messageOf, storeToken } from '@plenary/kit/api';
import { CodeField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { useAuth } from '@plenary/kit/session';
import { Actions } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { texts } from './texts';
import { useRefused } from './use-refused';
import { verifyEmail } from './verify-email.api';
import { codeSchema } from './verify-email.schema';

interface CodeFormProps {
  email: string;
  /** Called with the server's message. */
  onVerified: (message: string) => void;
}

export function CodeForm({ email, onVerified }: CodeFormProps) {
  const { checkStatus } = useAuth();
  const refused = useRefused();
  const form = useForm({ schema: codeSchema, defaultValues: { code: '' } });
  const verification = useMutation({
    mutationFn: ({ code }: { code: string }) => verifyEmail({ email, code }),
    onSuccess: ({ message, token }) => {
      onVerified(message);
      if (token) storeToken(token);
      void checkStatus();
    },
    onError: refused,
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => verification.mutateAsync(values)}
      error={verification.isError && messageOf(verification.error, texts.verifyFailed)}
    >
      <CodeField name="code" label={texts.code} hint={texts.codeHint} />
      <Actions>
        <SubmitButton>{texts.verify}</SubmitButton>
      </Actions>
    </Form>
  );
}
