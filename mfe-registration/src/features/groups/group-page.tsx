import { ApiError } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  Spinner,
  styled,
} from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Columns } from '../../shared/layout/columns';
import { texts as registration } from '../../shared/registrations/texts';
import { Details } from './details';
import { GroupChip } from './group-chip';
import { groupQuery, type Group } from './groups.api';
import { Invitations } from './invitations';
import { Invoices } from './invoices';
import { Members } from './members';
import { Payment } from './payment';
import { Summary } from './summary';
import { texts } from './texts';

/** Names of organisations can have long words. */
const Frame = styled(Page)({ overflowWrap: 'anywhere' });

export default function GroupPage() {
  const { groupId = '' } = useParams();
  const user = useUser();
  const group = useQuery(groupQuery(user?.id, groupId));
  const trail = [
    { label: registration.breadcrumb, to: paths.conferenceRegister.href() },
    { label: texts.title, to: paths.groups.href() },
  ];
  if (!group.data) {
    return (
      <Page>
        <PageHeader title={texts.title} trail={trail} />
        <Missing query={group} />
      </Page>
    );
  }
  const { organization, state } = group.data;
  return (
    <Frame>
      <PageHeader title={organization} trail={[...trail, { label: organization }]}>
        <div>
          <GroupChip state={state} />
        </div>
      </PageHeader>
      <Parts group={group.data} />
    </Frame>
  );
}

function Parts({ group }: { group: Group }) {
  return (
    <Columns>
      <Summary group={group} />
      <div>
        <Payment group={group} />
        <Invitations group={group} />
        <Members group={group} />
        <Invoices group={group} />
        <Details group={group} />
      </div>
    </Columns>
  );
}

interface MissingProps {
  query: Pick<ReturnType<typeof useQuery<Group>>, 'error' | 'isFetching' | 'refetch'>;
}

function Missing({ query: { error, isFetching, refetch } }: MissingProps) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title={texts.gone}
        action={<LinkButton to={paths.groups.href()}>{texts.title}</LinkButton>}
      />
    );
  }
  if (error && !isFetching) {
    return (
      <ErrorState
        title={texts.loadFailed}
        message={texts.loadFailedText}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Spinner label={texts.loading} />;
}
