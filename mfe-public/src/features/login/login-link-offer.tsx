import { safeReturnPath } from '@plenary/kit/session';
import { Alert, Button, Stack } from '@plenary/kit/ui';
import { fixedFailureText } from '../../shared/failure-text';
import { useAskLoginLink } from './login.api';
import { texts as allTexts } from './texts';

const { link: texts } = allTexts;

/** As the server accepts it: free text in an email from us could mislead its reader. */
const PLAIN_PATH = /^\/[\w./-]+(\?[\w.=&-]*)?$/;

/** The way out when too many wrong passwords were tried, also by strangers. */
export function LoginLinkOffer({ email, from }: { email: string; from?: unknown }) {
  const ask = useAskLoginLink();
  const path = safeReturnPath(from);
  const body = { email: email.trim(), ...(PLAIN_PATH.test(path) && { from: path }) };
  return (
    <Stack>
      {ask.isError && (
        <Alert severity="error">{fixedFailureText(ask.error, texts.askFailed)}</Alert>
      )}
      <p>{texts.offer}</p>
      <div role="status">
        {ask.isSuccess && (
          <Alert severity="success" role="presentation">
            {texts.sent}
          </Alert>
        )}
      </div>
      {!ask.isSuccess && (
        <Button look="outlined" busy={ask.isPending} onClick={() => ask.mutate(body)}>
          {texts.ask}
        </Button>
      )}
    </Stack>
  );
}
