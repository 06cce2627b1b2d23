import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadingDrawer } from '../../../shared/drawer/drawer';
import { lazyPart } from '../../../shared/lazy-part';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { countOf, FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { applicationRow } from './application-row';
import { applicationsQuery, exportOf, PAGE_SIZE } from './applications.api';
import { EnquiryTabs } from '../enquiry-tabs';
import { statusOptions } from '../handling/handling-chip';
import { texts } from '../texts';

const ApplicationDrawer = lazyPart(() => import('./application-drawer'), LoadingDrawer);

export default function ApplicationsPage() {
  const list = useList({ sort: '-createdAt', filters: ['state'] });
  const page = useQuery(applicationsQuery(list.query));
  const counts = page.data?.counts;
  const tabs = { list, name: 'state', label: texts.status, counts, tabs: statusOptions };
  return (
    <ListPage
      list={list}
      title={texts.applications}
      tabs={
        <>
          <EnquiryTabs current={texts.applications} />
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
