import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { FilterField } from '../../list/filter-field';
import { FilterTabs, type FilterTab } from '../../list/filter-tabs';
import { ListPage } from '../../list/list-page';
import { Results } from '../../list/results';
import { SearchField } from '../../list/search-field';
import { Toolbar } from '../../list/toolbar';
import { useList, type List } from '../../list/use-list';
import { texts } from './texts';
import { userRow } from './user-row';
import { PAGE_SIZE, usersQuery, type Role, type UserCounts } from './users.api';

/** Comes with the first row that is opened: its forms weigh more than the list. */
const UserDrawer = lazy(() => import('./user-drawer'));

export default function UsersPage() {
  const list = useList({ sort: '-createdAt', filters: ['role', 'verified'] });
  const page = useQuery(usersQuery(list.query));
  return (
    <ListPage
      list={list}
      title={texts.title}
      drawer={(id, close) => <UserDrawer key={id} id={id} page={page} onClose={close} />}
    >
      <FilterTabs list={list} name="role" label={texts.role} tabs={tabs(page.data?.counts)} />
      <Toolbar>
        <SearchField list={list} label={texts.search} />
        <FilterField
          list={list}
          name="verified"
          label={texts.verification}
          all={texts.anyVerification}
          options={[
            { value: 'true', label: texts.verified },
            { value: 'false', label: texts.unverified },
          ]}
        />
      </Toolbar>
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={userRow}
        pageSize={PAGE_SIZE}
        total={total(list, page.data?.counts)}
        empty={<EmptyState title={texts.none} />}
      />
    </ListPage>
  );
}

const roles: Role[] = ['researcher', 'reviewer', 'admin'];

function tabs(counts: UserCounts | undefined): FilterTab[] {
  return [
    { value: '', label: texts.all, count: counts?.all },
    ...roles.map((role) => ({
      value: role,
      label: texts.manyRoles[role],
      count: counts?.[role],
    })),
  ];
}

/** The counts know nothing of a search or the verification. */
function total(list: List, counts: UserCounts | undefined): number | undefined {
  if (list.get('q') || list.get('verified')) return undefined;
  const role = roles.find((each) => each === list.get('role'));
  return counts?.[role ?? 'all'];
}
