import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useLocation, useParams } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Chip, ErrorState, LinkButton } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Chips } from '../../list/drawer-parts';
import { ListSkeleton } from '../../list/list-skeleton';
import type { FromList } from '../../list/use-list';
import { AdminPage } from '../../page/admin-page';
import { Announcement } from '../../page/announcement';
import { texts } from './texts';
import { UserActions } from './user-actions';
import { Columns } from '../../page/columns';
import { UserFacts } from './user-facts';
import { UserRecords } from './user-records';
import { fullName, UserChips } from './user-row';
import { userQuery, type Person } from './user.api';

/** One account: what is known of it, and what an admin may do with it. */
export default function UserPage() {
  const { userId = '' } = useParams();
  return <UserById key={userId} id={userId} />;
}

function UserById({ id }: { id: string }) {
  const user = useQuery(userQuery(id));
  const [done, setDone] = useState('');
  const list = useWayBack();
  const title = user.data ? fullName(user.data) : texts.person;
  return (
    <AdminPage title={title} isName trail={[{ label: texts.title, to: list }, { label: title }]}>
      {user.isPending && <ListSkeleton />}
      {user.isLoadingError && (
        <ErrorState
          title={texts.notLoaded}
          message={messageOf(user.error, texts.noReason)}
          onRetry={() => void user.refetch()}
          action={
            <LinkButton look="text" to={list}>
              {texts.backToList}
            </LinkButton>
          }
        />
      )}
      {user.data && (
        <>
          <UserHead user={user.data} />
          <Announcement text={done} />
          <Columns>
            <UserFacts user={user.data} />
            <UserActions user={user.data} onDone={setDone} />
            <UserRecords user={user.data} />
          </Columns>
        </>
      )}
    </AdminPage>
  );
}

function UserHead({ user }: { user: Person }) {
  const isOwn = useAuth().user?.id === user.id;
  return (
    <Chips>
      <Chip tone="indigo">{texts.roles[user.role]}</Chip>
      <UserChips user={user} />
      {isOwn && <Chip tone="indigo">{texts.you}</Chip>}
    </Chips>
  );
}

/** The list as it was left; all of it, when this page was opened by its address. */
function useWayBack(): string {
  const state = useLocation().state as Partial<FromList> | null;
  const search = state?.list?.search;
  return paths.adminUsers.href() + (search ? `?${search}` : '');
}
