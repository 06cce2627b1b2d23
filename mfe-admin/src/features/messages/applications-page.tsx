import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ExportMenu } from '../../list/export-menu';
import { countOf, FilterTabs } from '../../list/filter-tabs';
import { ListPage } from '../../list/list-page';
import { Results } from '../../list/results';
import { SearchField } from '../../list/search-field';
import { useList } from '../../list/use-list';
import { applicationRow } from './application-row';
import { applicationsQuery, exportOf, PAGE_SIZE } from './applications.api';
import { letterStates } from './letter-states';
import { LetterTabs } from './letter-tabs';
import { texts } from './texts';

const ApplicationDrawer = lazy(() => import('./application-drawer'));

/** Who would like to join the committee. */
export default function ApplicationsPage() {
  const list = useList({ sort: '-createdAt', filters: ['state'] });
  const page = useQuery(applicationsQuery(list.query));
  const counts = page.data?.counts;
  const tabs = { list, name: 'state', label: texts.state, counts, tabs: letterStates };
  return (
    <ListPage
      list={list}
      title={texts.applications}
      tabs={
        <>
          <LetterTabs current={texts.applications} />
          <FilterTabs {...tabs} />
        </>
      }
      tools={<SearchField list={list} label={texts.searchApplications} />}
      action={<ExportMenu request={(format) => exportOf(list, format)} />}
      drawer={(id, close) => <ApplicationDrawer key={id} id={id} onClose={close} />}
    >
      <Results
        list={list}
        label={texts.applications}
        page={page}
        shape={applicationRow}
        pageSize={PAGE_SIZE}
        total={countOf(list, 'state', counts)}
        empty={<EmptyState title={texts.noApplication}>{texts.noApplicationHint}</EmptyState>}
      />
    </ListPage>
  );
}
