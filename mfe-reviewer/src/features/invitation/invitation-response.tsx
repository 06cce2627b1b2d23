import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useAuth, useUser } from '@plenary/kit/session';
import { Actions, Alert, Button, Stack } from '@plenary/kit/ui';
import { useState } from 'react';
import { texts as answerTexts } from '../../shared/answer/texts';
import { InvitationAnswer } from './invitation-answer';
import { InvitedAccountForm } from './invited-account-form';
import { useAcceptInvitation, type Invitation } from './invitation.api';
import { texts } from './texts';

interface InvitationResponseProps {
  token: string;
  invitation: Invitation;
  onDeclined: (outcome: string) => void;
}

/** The answer, then the account of an invitee without one. */
export function InvitationResponse({ token, invitation, onDeclined }: InvitationResponseProps) {
  const user = useUser();
  const [isSigningUp, setSigningUp] = useState(false);
  const { accept, error } = useAccept(token);
  const isInvitee = user?.email.toLowerCase() === invitation.email.toLowerCase();
  if (isInvitee && invitation.paperId !== null) {
    return (
      <Stack>
        <p>{texts.accepted}</p>
        {error && <Alert severity="error">{messageOf(error, answerTexts.failed)}</Alert>}
        <Actions>
          <Button onClick={() => void accept()}>{texts.open}</Button>
        </Actions>
      </Stack>
    );
  }
  if (isSigningUp) {
    return (
      <InvitedAccountForm
        token={token}
        email={invitation.email}
        onBack={() => setSigningUp(false)}
      />
    );
  }
  return (
    <InvitationAnswer
      token={token}
      invitation={invitation}
      isInvitee={isInvitee}
      onAccept={() => (isInvitee ? accept() : setSigningUp(true))}
      onDeclined={onDeclined}
    />
  );
}

function useAccept(token: string) {
  const { checkStatus } = useAuth();
  const navigate = useNavigate();
  const { mutateAsync, error } = useAcceptInvitation(token);
  const accept = async () => {
    const { paperId } = await mutateAsync();
    await checkStatus();
    await navigate(paths.reviewerPaper.href({ paperId }));
  };
  return { accept, error };
}
