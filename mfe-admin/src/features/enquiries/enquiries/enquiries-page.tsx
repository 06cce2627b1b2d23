import { EmptyState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadingDrawer } from '../../../shared/drawer/drawer';
import { lazyPart } from '../../../shared/lazy-part';
import { ExportMenu } from '../../../shared/list/tools/export-menu';
import { FilterField } from '../../../shared/list/tools/filter-field';
import { countOf, FilterTabs } from '../../../shared/list/tools/filter-tabs';
import { Filters } from '../../../shared/list/tools/filters';
import { ListPage } from '../../../shared/list/list-page';
import { Results } from '../../../shared/list/results';
import { SearchField } from '../../../shared/list/tools/search-field';
import { useList } from '../../../shared/list/use-list';
import { EnquiryTabs } from '../enquiry-tabs';
import { statusOptions } from '../handling/handling-chip';
import { enquiryRow } from './enquiry-row';
import { exportOf, enquiriesQuery, PAGE_SIZE } from './enquiries.api';
import { texts } from '../texts';

const EnquiryDrawer = lazyPart(() => import('./enquiry-drawer'), LoadingDrawer);

const categories = Object.entries(texts.categories).map(([value, label]) => ({ value, label }));

export default function EnquiriesPage() {
  const list = useList({ sort: '-createdAt', filters: ['state', 'category'] });
  const page = useQuery(enquiriesQuery(list.query));
  const counts = page.data?.counts;
  const tabs = { list, name: 'state', label: texts.status, counts, tabs: statusOptions };
  return (
    <ListPage
      list={list}
      title={texts.enquiries}
      tabs={
        <>
          <EnquiryTabs current={texts.enquiries} />
          <FilterTabs {...tabs} />
        </>
      }
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <Filters list={list} names={['category']}>
            <FilterField
              list={list}
              name="category"
              label={texts.category}
              all={texts.allCategories}
              options={categories}
            />
          </Filters>
        </>
      }
      action={<ExportMenu request={(format) => exportOf(list, format)} />}
      drawer={(id, close) => <EnquiryDrawer key={id} id={id} onClose={close} />}
    >
      <Results
        list={list}
        label={texts.enquiries}
        page={page}
        shape={enquiryRow}
        pageSize={PAGE_SIZE}
        total={countOf(list, 'state', counts)}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
