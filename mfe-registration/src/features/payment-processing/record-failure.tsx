import { ApiError } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { Alert, LinkButton, Stack, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const Room = styled(Stack)({ marginBlockEnd: 32 });

/** The registration was not recorded: why, if the server says so, and the way back to the start. */
export function RecordFailure({ error }: { error: Error }) {
  const reason = error instanceof ApiError && error.status < 500 && error.serverMessage;
  return (
    <Room>
      <Alert severity="error">
        {texts.recordFailed}
        {reason && <p>{reason}</p>}
      </Alert>
      <LinkButton look="outlined" to={paths.register.href()}>
        {texts.tryAgain}
      </LinkButton>
    </Room>
  );
}
