import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useLocation, useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Actions, Alert, Button, LinkButton, Stack } from '@plenary/kit/ui';
import { useState } from 'react';
import { DeclineDialog } from '../../shared/decline-dialog';
import { useAcceptInvitation, useDeclineInvitation, type Invitation } from './invitation.api';
import { texts } from './texts';

interface InvitationResponseProps {
  token: string;
  invitation: Invitation;
  onDeclined: () => void;
}

/** Accepting requires an account with the invited address; declining requires none. */
export function InvitationResponse({ token, invitation, onDeclined }: InvitationResponseProps) {
  const { user } = useAuth();
  const decline = useDeclineInvitation(token);
  const [isDeclining, setDeclining] = useState(false);
  const { email, paperId } = invitation;
  const isInvitee = user?.email.toLowerCase() === email.toLowerCase();
  return (
    <Stack>
      {!user && <p>{texts.needsAccount({ email })}</p>}
      {user && !isInvitee && (
        <Alert severity="warning">{texts.otherAccount({ own: user.email, invited: email })}</Alert>
      )}
      <Actions>
        {isInvitee ? <AcceptButton token={token} isAccepted={paperId !== null} /> : <LoginLinks />}
        {paperId === null && (
          <Button look="outlined" onClick={() => setDeclining(true)}>
            {texts.decline}
          </Button>
        )}
      </Actions>
      {isDeclining && (
        <DeclineDialog
          onDecline={(body) => decline.mutateAsync(body, { onSuccess: onDeclined })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Stack>
  );
}

function LoginLinks() {
  const { pathname } = useLocation();
  return (
    <>
      <LinkButton to={paths.login.href()} state={{ from: pathname }}>
        {texts.login}
      </LinkButton>
      <LinkButton look="outlined" to={paths.register.href()} state={{ from: pathname }}>
        {texts.register}
      </LinkButton>
    </>
  );
}

function AcceptButton({ token, isAccepted }: { token: string; isAccepted: boolean }) {
  const { checkStatus } = useAuth();
  const navigate = useNavigate();
  const accept = useAcceptInvitation(token);
  const open = async ({ paperId }: { paperId: string }) => {
    await checkStatus();
    await navigate(paths.reviewerPaper.href({ paperId }));
  };
  return (
    <>
      {accept.isError && (
        <Alert severity="error">{messageOf(accept.error, texts.acceptFailed)}</Alert>
      )}
      <Button
        busy={accept.isPending || accept.isSuccess}
        onClick={() => accept.mutate(undefined, { onSuccess: (accepted) => void open(accepted) })}
      >
        {isAccepted ? texts.open : texts.accept}
      </Button>
    </>
  );
}
