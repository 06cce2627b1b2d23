import { Alert, Button, Stack } from '@plenary/kit/ui';
import { fixedFailureText } from '../../shared/failure-text';
import { useResendCode } from './email-verification.api';
import { texts } from './texts';

interface ResendCodeProps {
  /** Without tries left the new email has only the link. */
  isLinkOnly: boolean;
  onSent: () => void;
}

export function ResendCode({ isLinkOnly, onSent }: ResendCodeProps) {
  const [idle, sent] = isLinkOnly
    ? [texts.resendLink, texts.linkResent]
    : [texts.resend, texts.resent];
  const resend = useResendCode();
  return (
    <Stack>
      {resend.isError && (
        <Alert severity="error">{fixedFailureText(resend.error, texts.resendFailed)}</Alert>
      )}
      <p>{texts.noCode}</p>
      <div role="status">
        <Button
          look="outlined"
          busy={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate(undefined, { onSuccess: onSent })}
        >
          {resend.isSuccess ? sent : idle}
        </Button>
      </div>
    </Stack>
  );
}
