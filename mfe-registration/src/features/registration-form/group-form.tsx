import { ApiError, messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useUser } from '@plenary/kit/session';
import {
  Actions,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Spinner,
  styled,
} from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { invitedGroupQuery, type InvitedGroup } from '../../shared/groups/invited-group.api';
import { PaidBy } from '../../shared/groups/paid-by';
import { texts } from '../../shared/groups/texts';
import { RegistrationForm } from './registration-form';

/** Names of organisations can have long words. */
const Words = styled('div')({ overflowWrap: 'anywhere' });

interface GroupFormProps {
  token: string;
  /** Goes on without the group. */
  onLeave: () => void;
}

/** The form of a person whom a group pays for. */
export default function GroupForm({ token, onLeave }: GroupFormProps) {
  const { data, error, isFetching, refetch } = useQuery(invitedGroupQuery(token));
  if (data) return <Invited group={data} onLeave={onLeave} />;
  const isOff = error instanceof ApiError && error.code === 'CLOSED';
  if (isOff || (error instanceof ApiError && (error.status === 400 || error.status === 404))) {
    const { title, text } = texts.states.invalid;
    const reason = isOff ? messageOf(error, text) : text;
    return <Obstacle title={title} text={reason} onLeave={onLeave} />;
  }
  if (error && !isFetching) {
    return (
      <ErrorState
        title={texts.loadFailed}
        message={texts.loadFailedText}
        onRetry={() => void refetch()}
        action={<WithoutGroup onLeave={onLeave} />}
      />
    );
  }
  return <Spinner label={texts.loading} />;
}

function Invited({ group, onLeave }: { group: InvitedGroup; onLeave: () => void }) {
  const user = useUser();
  const { organization, state, placesLeft } = group;
  if (state !== 'open') {
    const { title, text } = texts.states[state];
    return <Obstacle title={title} text={text({ organization })} onLeave={onLeave} />;
  }
  if (!user) return <LogIn organization={organization} onLeave={onLeave} />;
  return (
    <RegistrationForm
      group={group}
      notice={
        <PaidBy organization={organization} onLeave={onLeave}>
          <p>
            {texts.form({ organization })} {texts.placesLeft({ count: placesLeft })}
          </p>
        </PaidBy>
      }
    />
  );
}

interface ObstacleProps {
  title: string;
  text: string;
  onLeave: () => void;
}

function Obstacle({ title, text, onLeave }: ObstacleProps) {
  return (
    <Words>
      <EmptyState title={title} action={<WithoutGroup onLeave={onLeave} />}>
        <p>{text}</p>
      </EmptyState>
    </Words>
  );
}

function WithoutGroup({ onLeave }: { onLeave: () => void }) {
  return (
    <Button look="outlined" onClick={onLeave}>
      {texts.withoutGroup}
    </Button>
  );
}

/** A group pays for accounts only, so that the payer knows who joined. */
function LogIn({ organization, onLeave }: { organization: string; onLeave: () => void }) {
  return (
    <Words>
      <EmptyState
        title={texts.loginTitle({ organization })}
        action={
          <Actions>
            <LinkButton to={paths.login.href()} state={{ from: paths.conferenceForm.href() }}>
              {texts.logIn}
            </LinkButton>
            <LinkButton look="outlined" to={paths.register.href()}>
              {texts.signUp}
            </LinkButton>
            <WithoutGroup onLeave={onLeave} />
          </Actions>
        }
      >
        <p>{texts.login}</p>
      </EmptyState>
    </Words>
  );
}
