import { formatDollars, useEdition } from '@plenary/kit/edition';
import { useUser } from '@plenary/kit/session';
import {
  colours,
  EmptyState,
  ErrorState,
  Link,
  LinkButton,
  Spinner,
  styled,
} from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { registrationPaths } from '../../paths';
import { RegistrationPage } from '../../shared/registrations/registration-page';
import { GroupChip } from './group-chip';
import { groupsQuery, type GroupRow } from './groups.api';
import { texts } from './texts';

const List = styled('ul')({
  marginBlock: 24,
  listStyle: 'none',
  borderBlockStart: `3px solid ${colours.primary}`,
});

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '4px 24px',
  alignItems: 'center',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  overflowWrap: 'anywhere',
  '& a': { fontSize: '1.0625rem', fontWeight: 700, paddingBlock: 4 },
  '& small': { color: colours.muted, fontSize: '0.875rem' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto auto' },
}));

export default function GroupsPage() {
  const isOn = useEdition().groupsOpen === true;
  return (
    <RegistrationPage title={texts.title} breadcrumb={texts.title}>
      <p>{isOn ? texts.lead : texts.switchedOff}</p>
      <OwnGroups isOn={isOn} />
    </RegistrationPage>
  );
}

function OwnGroups({ isOn }: { isOn: boolean }) {
  const user = useUser();
  const groups = useQuery(groupsQuery(user?.id));
  const create = isOn && (
    <LinkButton to={registrationPaths.newGroup.href()}>{texts.create}</LinkButton>
  );
  if (groups.isError && !groups.isFetching) {
    return (
      <ErrorState
        title={texts.loadFailed}
        message={texts.loadFailedText}
        onRetry={() => void groups.refetch()}
      />
    );
  }
  if (!groups.data) return <Spinner label={texts.loading} />;
  const { items } = groups.data;
  if (items.length === 0) {
    return (
      <EmptyState title={texts.none} action={create}>
        {isOn && texts.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <List>
        {items.map((group) => (
          <GroupLine key={group.id} group={group} />
        ))}
      </List>
      {create}
    </>
  );
}

function GroupLine({ group }: { group: GroupRow }) {
  const { id, organization, people, peopleLimit, amount } = group;
  return (
    <Row>
      <div>
        <Link to={registrationPaths.group.href({ groupId: id })}>{organization}</Link>
        <br />
        <small>{texts.peopleOf({ count: people, limit: peopleLimit })}</small>
      </div>
      <span>{formatDollars(amount, { cents: true })}</span>
      <GroupChip state={group.state} />
    </Row>
  );
}
