import { paths } from '@plenary/kit/paths';
import { useLocation, useSearchParams } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { Alert, Link, LinkButton } from '@plenary/kit/ui';
import { AnswerForm, answerOf } from '../../shared/answer/answer-form';
import { useDeclineInvitation, type Invitation } from './invitation.api';
import { texts } from './texts';

interface InvitationAnswerProps {
  token: string;
  invitation: Invitation;
  isInvitee: boolean;
  onAccept: () => Promise<void> | void;
  onDeclined: (outcome: string) => void;
}

/** Nothing is selected unless the link of the email says so. */
export function InvitationAnswer(props: InvitationAnswerProps) {
  const { token, invitation, isInvitee, onAccept, onDeclined } = props;
  const user = useUser();
  const asked = answerOf(useSearchParams()[0].get('answer'));
  const decline = useDeclineInvitation(token);
  const needsLogin = !isInvitee && (user !== null || invitation.hasAccount);
  return (
    <AnswerForm
      dueAt={invitation.dueAt}
      asked={asked}
      acceptOpens={!isInvitee && <NextStep invitation={invitation} />}
      acceptAction={needsLogin && <LoginButton />}
      otherAction={!user && !needsLogin && <LoginLink />}
      onAccept={onAccept}
      onDecline={async (body) => {
        await decline.mutateAsync(body);
        onDeclined(body.isConflict ? texts.conflicted : texts.declined);
      }}
    />
  );
}

function NextStep({ invitation: { email, hasAccount } }: { invitation: Invitation }) {
  const user = useUser();
  const { otherAccount, login, next, nextText } = texts.accept;
  if (user) {
    return <Alert severity="warning">{otherAccount({ own: user.email, invited: email })}</Alert>;
  }
  if (hasAccount) return <p>{login({ email })}</p>;
  return (
    <p>
      <b>{next}</b>
      <br />
      {nextText}
    </p>
  );
}

/** Back to this page with the answer selected. */
function useReturn() {
  return { from: `${useLocation().pathname}?answer=accept` };
}

function LoginButton() {
  const state = useReturn();
  return (
    <LinkButton to={paths.login.href()} state={state}>
      {texts.accept.loginButton}
    </LinkButton>
  );
}

function LoginLink() {
  const state = useReturn();
  return (
    <Link to={paths.login.href()} state={state}>
      {texts.login}
    </Link>
  );
}
