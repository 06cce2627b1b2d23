import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { Chip } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Chips } from '../../../shared/drawer/drawer-parts';
import { ItemPage } from '../../../shared/page/item-page';
import { texts } from '../texts';
import { UserActions } from './user-actions';
import { UserFacts } from './user-facts';
import { UserRecords } from './user-records';
import { fullName, UserChips } from '../list/user-row';
import { userQuery, type Person } from '../user.api';

export default function UserPage() {
  const { userId = '' } = useParams();
  return <UserById key={userId} id={userId} />;
}

function UserById({ id }: { id: string }) {
  const query = useQuery(userQuery(id));
  return (
    <ItemPage
      query={query}
      list={{ title: texts.title, path: paths.adminUsers.href() }}
      title={query.data ? fullName(query.data) : texts.account}
      texts={texts}
      head={(user) => <AccountChips user={user} />}
    >
      {(user, onDone) => (
        <>
          <UserFacts user={user} />
          <UserActions user={user} onDone={onDone} />
          <UserRecords user={user} />
        </>
      )}
    </ItemPage>
  );
}

function AccountChips({ user }: { user: Person }) {
  const isOwn = useUser()?.id === user.id;
  return (
    <Chips>
      <Chip tone="indigo">{texts.roles[user.role]}</Chip>
      <UserChips user={user} />
      {isOwn && <Chip tone="indigo">{texts.you}</Chip>}
    </Chips>
  );
}
