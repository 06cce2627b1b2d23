import { useLocation } from '@plenary/kit/router';
import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { FilterField } from '../../../shared/list/tools/filter-field';
import { countOf, FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { Filters } from '../../../shared/list/tools/filters';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { Announcement } from '../../../shared/page/announcement';
import { texts } from '../texts';
import { userRow } from './user-row';
import { exportOf, PAGE_SIZE, usersQuery, type Role, type UserCounts } from '../users.api';

export default function UsersPage() {
  const list = useList({ sort: '-createdAt', filters: ['role', 'verified', 'disabled'] });
  const page = useQuery(usersQuery(list.query));
  const counts = page.data?.counts;
  const { state } = useLocation() as { state: { done?: string } | null };
  const filters = filtersOf(counts).map((filter) => (
    <FilterField key={filter.name} list={list} {...filter} />
  ));
  return (
    <ListPage
      list={list}
      title={texts.title}
      tabs={<FilterTabs list={list} name="role" label={texts.role} counts={counts} tabs={tabs} />}
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <Filters list={list} names={['verified', 'disabled']}>
            {filters}
          </Filters>
        </>
      }
      action={<ExportMenu columnsOf="users" request={(format) => exportOf(list, format)} />}
    >
      <Announcement text={state?.done ?? ''} />
      <Results
        list={list}
        label={texts.title}
        page={page}
        shape={userRow}
        pageSize={PAGE_SIZE}
        total={countOf(list, 'role', counts)}
        empty={<EmptyState title={texts.none} />}
      />
    </ListPage>
  );
}

const tabs = (['researcher', 'reviewer', 'admin'] satisfies Role[]).map((value) => ({
  value,
  label: texts.roleTabs[value],
}));

function filtersOf(counts: UserCounts | undefined) {
  return [
    {
      name: 'verified',
      label: texts.verification,
      all: texts.anyVerification,
      options: [
        { value: 'true', label: texts.verified },
        { value: 'false', label: texts.unverified, count: counts?.unverified },
      ],
    },
    {
      name: 'disabled',
      label: texts.access,
      all: texts.anyAccess,
      options: [
        { value: 'false', label: texts.enabled },
        { value: 'true', label: texts.disabled, count: counts?.disabled },
      ],
    },
  ];
}
