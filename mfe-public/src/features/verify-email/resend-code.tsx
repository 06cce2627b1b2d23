import { Alert, Button, Stack } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { ownFailureText } from '../../parts/failure-text';
import { texts } from './texts';
import { useRefused } from './use-refused';
import { resendCode } from './verify-email.api';

/** Asks for another code, once. */
export function ResendCode({ onSent }: { onSent: () => void }) {
  const resend = useMutation({
    mutationFn: resendCode,
    onSuccess: onSent,
    onError: useRefused(),
  });
  return (
    <Stack>
      {resend.isError && (
        <Alert severity="error">{ownFailureText(resend.error, texts.resendFailed)}</Alert>
      )}
      <p>{texts.noCode}</p>
      <div role="status">
        <Button
          look="outlined"
          busy={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate()}
        >
          {resend.isSuccess ? texts.resent : texts.resend}
        </Button>
      </div>
    </Stack>
  );
}
