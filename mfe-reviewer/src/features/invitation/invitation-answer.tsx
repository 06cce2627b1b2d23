import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useLocation, useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Actions, Alert, Button, LinkButton, Stack } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DeclineDialog } from '../../decline-dialog';
import { acceptInvitation, declineInvitation, type Invitation } from './invitation.api';
import { texts } from './texts';

interface AnswerProps {
  token: string;
  invitation: Invitation;
  onDeclined: () => void;
}

/** Accepting needs an account of the address that was asked; declining needs none. */
export function InvitationAnswer({ token, invitation, onDeclined }: AnswerProps) {
  const { user } = useAuth();
  const [isDeclining, setDeclining] = useState(false);
  const { email, paperId } = invitation;
  const isAsked = user?.email.toLowerCase() === email.toLowerCase();
  return (
    <Stack>
      {!user && <p>{texts.needsAccount(email)}</p>}
      {user && !isAsked && (
        <Alert severity="warning">{texts.otherAddress(user.email, email)}</Alert>
      )}
      <Actions>
        {isAsked ? <Accept token={token} isJoined={paperId !== null} /> : <WaysIn />}
        {paperId === null && (
          <Button look="outlined" onClick={() => setDeclining(true)}>
            {texts.decline}
          </Button>
        )}
      </Actions>
      {isDeclining && (
        <DeclineDialog
          onDecline={async (answer) => {
            await declineInvitation(token, answer);
            onDeclined();
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </Stack>
  );
}

/** Whoever logs in comes back here; whoever makes an account finds the paper once it is verified. */
function WaysIn() {
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

function Accept({ token, isJoined }: { token: string; isJoined: boolean }) {
  const { checkStatus } = useAuth();
  const navigate = useNavigate();
  const accepting = useMutation({
    mutationFn: async () => {
      const { paperId } = await acceptInvitation(token);
      // The account has become a reviewer's.
      await checkStatus();
      return navigate(paths.reviewerPaper.href({ paperId }));
    },
  });
  return (
    <>
      {accepting.isError && (
        <Alert severity="error">{messageOf(accepting.error, texts.failedAccept)}</Alert>
      )}
      <Button busy={accepting.isPending} onClick={() => accepting.mutate()}>
        {isJoined ? texts.open : texts.accept}
      </Button>
    </>
  );
}
