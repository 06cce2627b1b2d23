import { EmptyState, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadingDrawer } from '../../shared/drawer/drawer';
import { lazyPart } from '../../shared/lazy-part';
import { ListPage } from '../../shared/list/list-page';
import { Results } from '../../shared/list/results';
import { FilterField } from '../../shared/list/tools/filter-field';
import { Filters } from '../../shared/list/tools/filters';
import { SearchField } from '../../shared/list/tools/search-field';
import { useList, type List } from '../../shared/list/use-list';
import { failureRow } from './failure-row';
import { failuresQuery, PAGE_SIZE } from './front-ends.api';
import { texts } from './texts';
import { VersionsPanel } from './versions-panel';

const FailureDrawer = lazyPart(() => import('./failure-drawer'), LoadingDrawer);

const Heading = styled('h2')({ marginBlockEnd: 8, fontSize: '1.375rem', lineHeight: 1.1 });

/** What browsers report of the published versions. */
export default function FrontEndsPage() {
  const list = useList({ sort: '-lastSeenAt', filters: ['days'] });
  const page = useQuery(failuresQuery(list.query));
  return (
    <ListPage
      list={list}
      title={texts.title}
      tools={
        <>
          <SearchField list={list} label={texts.search} />
          <Filters list={list} names={['days']}>
            <PeriodField list={list} />
          </Filters>
        </>
      }
      drawer={(id, close) => <FailureDrawer key={id} id={id} onClose={close} />}
    >
      <VersionsPanel days={list.get('days')} />
      <Heading>{texts.failures}</Heading>
      <Results
        list={list}
        label={texts.failures}
        page={page}
        shape={failureRow}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.noFailures}>{texts.noFailuresHint}</EmptyState>}
      />
    </ListPage>
  );
}

function PeriodField({ list }: { list: List }) {
  const days = [30, 90].map((count) => ({
    value: String(count),
    label: texts.lastDays({ count }),
  }));
  return (
    <FilterField
      list={list}
      name="days"
      label={texts.period}
      all={texts.week}
      options={[{ value: '1', label: texts.today }, ...days]}
    />
  );
}
